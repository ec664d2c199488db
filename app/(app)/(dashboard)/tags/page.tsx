import { titled } from '../../../_ui/texts/language';
import { Tags } from './tags';

export const generateMetadata = titled((texts) => texts.tags.title);

export default function TagsPage() {
  return <Tags />;
}
