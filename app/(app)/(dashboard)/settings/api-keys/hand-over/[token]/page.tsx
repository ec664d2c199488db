import { titled } from '../../../../../../_ui/texts/language';
import { HandOver } from './hand-over';

// The URL contains the token, so it must not be sent as a referrer.
export const generateMetadata = titled((texts) => texts.settings.apiKeys.handOverTitle, { referrer: 'no-referrer' });

export default async function HandOverPage({ params }: { params: Promise<{ token: string }> }) {
  return <HandOver token={(await params).token} />;
}
