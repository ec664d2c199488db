import { createTransport } from 'nodemailer';
import { env } from './env';
import { inTime } from './in-time';
import { log } from './log';

/** True when an SMTP server is configured. */
export const canSendMail = (): boolean => env().SMTP_URL !== undefined;

/** Timeout of sending while a request waits. It is short because the caller can show the link of the mail instead. */
const WITHIN_MS = 5_000;

/**
 * Timeout of sending in the background. Servers that check the content accept a mail only after some seconds. A mail that is given up
 * before would arrive all the same, and be sent again.
 */
const IN_BACKGROUND_WITHIN_MS = 25_000;

type Mail = {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** The same for a mail that is sent again, so that mail clients recognize the duplicate. */
  messageId?: string;
};

/**
 * Sends a plain-text mail. A mail that is not accepted in time is aborted.
 * @param options `inBackground`: no request waits for the result. A slow server then has 25 seconds in place of five.
 * @returns false if no SMTP server is configured, or if the server does not accept the mail in time. A failure is logged.
 */
export async function sendMail(mail: Mail, { inBackground = false } = {}): Promise<boolean> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) return false;
  const withinMs = inBackground ? IN_BACKGROUND_WITHIN_MS : WITHIN_MS;
  const timeouts = { connectionTimeout: WITHIN_MS, greetingTimeout: withinMs, socketTimeout: withinMs };
  const transport = createTransport({ url: SMTP_URL, dnsTimeout: WITHIN_MS, ...timeouts });
  const aborting = new AbortController();
  try {
    await inTime(transport.sendMail({ from: MAIL_FROM, ...mail, signal: aborting.signal }), withinMs);
    return true;
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'sending mail failed');
    return false;
  } finally {
    aborting.abort();
    transport.close();
  }
}
