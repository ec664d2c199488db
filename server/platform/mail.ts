import { createTransport } from 'nodemailer';
import { env } from './env';
import { inTime } from './in-time';
import { log } from './log';

/** True when an SMTP server is configured. */
export const canSendMail = (): boolean => env().SMTP_URL !== undefined;

/** Timeout of sending. It is short because the caller waits; if sending fails, the caller can show the link of the mail instead. */
const WITHIN_MS = 5_000;

/**
 * Sends a plain-text mail.
 * @returns false if no SMTP server is configured, or if the server does not accept the mail within five seconds. A failure is logged.
 */
export async function sendMail(mail: {
  to: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
  /** The same for a mail that is sent again, so that mail clients recognize the duplicate. */
  messageId?: string;
}): Promise<boolean> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) return false;
  const timeouts = { connectionTimeout: WITHIN_MS, greetingTimeout: WITHIN_MS, socketTimeout: WITHIN_MS };
  const transport = createTransport({ url: SMTP_URL, dnsTimeout: WITHIN_MS, ...timeouts });
  try {
    await inTime(transport.sendMail({ from: MAIL_FROM, ...mail }), WITHIN_MS);
    return true;
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'sending mail failed');
    return false;
  } finally {
    transport.close();
  }
}
