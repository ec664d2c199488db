import { createTransport } from 'nodemailer';
import { env } from './env';
import { log } from './log';

/** True when mail can be sent from here. */
export const canSendMail = (): boolean => env().SMTP_URL !== undefined;

/**
 * Sends a plain-text mail.
 * @returns false where no SMTP server is configured or it refuses; the reason is logged.
 */
export async function sendMail(mail: { to: string; subject: string; text: string }): Promise<boolean> {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL) return false;
  try {
    await createTransport(SMTP_URL).sendMail({ from: MAIL_FROM, ...mail });
    return true;
  } catch (error) {
    log.warn({ error: (error as Error).message }, 'sending mail failed');
    return false;
  }
}
