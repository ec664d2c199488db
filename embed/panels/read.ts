import type { PanelEnv } from './env';

/** The result of a request: the content, or whether another attempt may bring it. */
type Outcome<Content> = { content: Content } | { mayCome: boolean };

/** Not found, or not for this page: another attempt would get the same answer. */
const FINAL = [400, 404];

/** Sends a request to the server. If it fails, the application receives the error. */
export async function read<Content>(env: PanelEnv, path: string, body: object): Promise<Outcome<Content>> {
  try {
    const answer = await env.ask(path, body);
    if (answer.status === 200) return { content: answer.body as Content };
    env.failed(new Error(`${path} was answered with ${answer.status}`));
    return { mayCome: !FINAL.includes(answer.status) };
  } catch (error) {
    env.failed(error);
    return { mayCome: true };
  }
}
