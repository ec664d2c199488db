import { onTestFinished } from 'vitest';
import { openMailServer } from './mail-server';

/** Starts a mail server that accepts mails until the test ends; while `refuse` returns true, it rejects them. */
export async function startMailSink(refuse?: () => boolean, delay?: () => number) {
  const { stop, ...sink } = await openMailServer(refuse, delay);
  onTestFinished(stop);
  return sink;
}
