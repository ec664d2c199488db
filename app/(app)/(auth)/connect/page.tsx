import { titled } from '../../../_ui/texts/language';
import { Connect } from './connect';

export const generateMetadata = titled((texts) => texts.access.connect.button);

type Search = { request?: string | string[]; error?: string | string[] };

export default async function ConnectPage({ searchParams }: { searchParams: Promise<Search> }) {
  const { request, error } = await searchParams;
  return <Connect request={String(request ?? '')} error={error === undefined ? undefined : String(error)} />;
}
