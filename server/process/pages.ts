import type { AnswerPages } from '../api/dashboard/for-pages';
import type { Handler } from './http';

declare global {
  /** How pages reach the service in their own process, since they are bundled apart from it. */
  var answerPages: AnswerPages | undefined;
}

/** Opens the pages that Next serves. `dev`: in development mode. */
export async function openPages(answerPages: AnswerPages, dev = false): Promise<Handler> {
  globalThis.answerPages = answerPages;
  const { default: createNext } = await import('next');
  const pages = createNext({ dev, dir: process.cwd() });
  await pages.prepare();
  return pages.getRequestHandler();
}
