import type { PanelEnv } from './env';

/** What came of asking the server: what was asked for, or whether asking again may bring it. */
type Outcome<Content> = { content: Content } | { mayCome: boolean };

/** Not there, or not for this page: no other answer comes the next time. */
const FINAL = [400, 404];

/** Asks the server. Why that failed, the application is told. */
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
