import type { IncomingMessage, ServerResponse } from 'node:http';
import { failure, failureHeaders } from '../../operations/failure';
import { plainDocument } from './layout';
import { answerOf, sendDocument } from './send';

type Words = {
  /** The title, by the code of the error. */
  titleOf: (code: string) => string;
  /** Replaces the message of errors that Docent causes itself. */
  ours: string;
};

/** Sends an error page with the status and the headers of the error. */
export async function sendFailure(
  req: IncomingMessage,
  res: ServerResponse,
  error: unknown,
  { titleOf, ours }: Words,
): Promise<void> {
  const failed = failure(error);
  for (const [header, value] of Object.entries(failureHeaders(failed))) res.setHeader(header, value);
  const text = failed.status >= 500 ? ours : failed.message;
  await sendDocument(req, res, answerOf(plainDocument(failed.status, titleOf(failed.code), text)));
}
