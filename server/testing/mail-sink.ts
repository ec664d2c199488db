import { onTestFinished } from 'vitest';
import { openMailServer } from './mail-server';

/** A mail server that takes whatever comes, until the test ends; `refuse` lets it turn mails away. */
export async function startMailSink(refuse?: () => boolean) {
  const { stop, ...sink } = await openMailServer(refuse);
  onTestFinished(stop);
  return sink;
}
