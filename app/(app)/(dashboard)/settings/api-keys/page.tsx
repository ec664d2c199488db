import { titled } from '../../../../_ui/language';
import { ApiKeys } from './api-keys';

export const generateMetadata = titled((texts) => texts.settings.apiKeys.title);

export default function ApiKeysPage() {
  return <ApiKeys />;
}
