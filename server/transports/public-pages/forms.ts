import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnOrigin } from '../../auth/own-origin';
import { failure, failureHeaders } from '../../operations/failure';
import { requireStorable } from '../../operations/storable';
import { DocentError } from '../../platform/errors';
import { attemptCounter } from '../dashboard/attempts';
import { readNodeBody } from '../request-text';
import type { Service } from '../service';
import { say } from './texts';

const MAX_BODY_BYTES = 65_536;

/** Rejects forms of other sites by their `Origin` header (CSRF). @throws DocentError `origin_not_allowed` */
export function requireOwnForm({ headers }: IncomingMessage): void {
  if (!headers.origin || !isOwnOrigin(headers.origin, headers.host))
    throw new DocentError('origin_not_allowed', 'Submit the form on the page itself.');
}

/** Reads the fields of a form; the last value of a repeated name is used. @throws DocentError for another content type */
export async function readForm(req: IncomingMessage): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(req.headers['content-type'] ?? ''))
    throw new DocentError('unsupported_media_type', 'Send this as a form.');
  const fields = Object.fromEntries(new URLSearchParams(await readNodeBody(req, MAX_BODY_BYTES)));
  requireStorable(fields);
  return fields;
}

/** The honeypot field, which people do not see and bots fill in. */
export const HONEYPOT_FIELD = 'website';

/** Redirects to a page after a form, so that reloading does not send it again. */
export function seeOther(res: ServerResponse, location: string): void {
  res.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}

type Sent = {
  /** The name under which the forms of an address are counted. */
  attempt: string;
  /** The number of forms that an address may send a minute. */
  perMinute: number;
  /** The value of the honeypot field. If it is set, the work is skipped and the response stays the same. */
  trap: string | undefined;
  work: () => Promise<unknown>;
  /** The path of the page that shows the confirmation. */
  root: string;
  /** The value of the query parameter `sent`, and the fragment, of the confirmation. */
  part: { sent: string; id: string };
};

/** Processes a form and redirects back to its page. @throws DocentError of `work`, or when an address sends too many forms */
export async function processForm(
  service: Service,
  req: IncomingMessage,
  res: ServerResponse,
  { attempt, perMinute, trap, work, root, part }: Sent,
): Promise<'sent'> {
  await attemptCounter(service, req)(attempt, perMinute);
  if (!trap) await work();
  seeOther(res, `${root || '/'}?sent=${part.sent}#${part.id}`);
  return 'sent';
}

/** Returns the status and the error text to show with a form, and sets the headers of the error. */
export function refusalOf(res: ServerResponse, error: unknown): { status: number; text: string } {
  const failed = failure(error);
  for (const [header, value] of Object.entries(failureHeaders(failed))) res.setHeader(header, value);
  return { status: failed.status, text: failed.status >= 500 ? say('failedMore') : failed.message };
}
