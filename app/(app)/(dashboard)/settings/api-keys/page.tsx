import { titled } from '../../../../_ui/texts/language';
import { ApiKeys } from './api-keys';

export const generateMetadata = titled((texts) => texts.settings.apiKeys.title);

export default function ApiKeysPage() {
  return <ApiKeys />;
}
