import { titled } from '../../../../_ui/texts/language';
import { Invitation } from './invitation-form';

export const generateMetadata = titled((texts) => texts.access.inviteButton, { referrer: 'no-referrer' });

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  return <Invitation token={(await params).token} />;
}
