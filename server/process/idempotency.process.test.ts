import { expect, it, vi } from 'vitest';
import { type Answer, callsTo } from '../testing/http';
import { installNew } from '../testing/installation';
import { startDocent } from '../testing/process';
import { firstCases } from '../testing/repeats';
import { WAIT_MS } from '../testing/wait';

const ROUNDS = 3;
const WRITERS = 8;

/** The outcome of a request: its HTTP status, and whether the response is a replay. */
type Outcome = Pick<Answer, 'status' | 'body' | 'text'> & { isReplay: boolean };
type Send = (name: string) => Promise<Outcome>;

const overRest =
  (url: string, key: string): Send =>
  async (name) => {
    const options = { key, body: { name }, headers: { 'Idempotency-Key': name } };
    const answer = await callsTo(`${url}/api/v1`)('POST', '/product-tours', options);
    return { ...answer, isReplay: answer.headers.get('idempotent-replay') === 'true' };
  };

const overMcp =
  (url: string, key: string): Send =>
  async (name) => {
    const params = { name: 'create_widget', arguments: { type: 'tour', name, idempotencyKey: name } };
    const answer = await fetch(`${url}/api/mcp`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        Accept: 'application/json, text/event-stream',
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });
    const text = await answer.text();
    const { result, error } = JSON.parse(text.replace(/^event: message\ndata: /, ''));
    const isReplay = result?._meta?.['docent/idempotent-replay'] === true;
    return { status: error ? error.data.httpStatus : 201, body: result?.structuredContent, text, isReplay };
  };

const TRANSPORTS = { REST: overRest, MCP: overMcp };

/** Writes continuously until the connection breaks; then the outcome of the last write is unknown. */
async function writeUntilCut(send: Send, writer: string, sent: string[], answers: Map<string, unknown>): Promise<void> {
  for (let n = 0; ; n += 1) {
    const name = `${writer} ${n}`;
    sent.push(name);
    try {
      const { status, body, text } = await send(name);
      expect(status, text).toBe(201);
      answers.set(name, body);
    } catch (error) {
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

const CASES = [
  ['server', 'REST'],
  ['embedded', 'MCP'],
  ['embedded', 'REST'],
  ['server', 'MCP'],
] as const;

it.each(firstCases(CASES, 2))(
  'a request repeated after kill -9 runs once and returns the first response (%s, %s)',
  async (kind, transport) => {
    const sending = TRANSPORTS[transport];
    const { env, key } = await installNew(kind);
    const settings = { ...env, DOCENT_RATE_LIMIT: '1000000' };
    const sent: string[] = [];
    const answers = new Map<string, unknown>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const docent = await startDocent(settings);
      const send = sending(docent.url, key);
      const before = answers.size;
      const writing = Promise.all(
        Array.from({ length: WRITERS }, (_, index) => writeUntilCut(send, `${round}/${index}`, sent, answers)),
      );
      await Promise.race([
        vi.waitUntil(() => answers.size - before >= 40 + 17 * round, { timeout: WAIT_MS, interval: 1 }),
        writing.then(() => Promise.reject(new Error('The server went away before it was killed.'))),
      ]);
      docent.child.kill('SIGKILL');
      await writing;
      await docent.exit;
    }
    const docent = await startDocent(settings);
    const send = sending(docent.url, key);
    let [replayed, done] = [0, 0];
    for (const name of sent) {
      // The database may still be closing connections of the killed process.
      const again = async () => {
        const one = await send(name);
        return one.status === 409 ? undefined : one;
      };
      const answer = await vi.waitUntil(again, { timeout: WAIT_MS });
      expect(answer.status, answer.text).toBe(201);
      if (answers.has(name)) expect(answer.body).toEqual(answers.get(name));
      if (answer.isReplay) replayed += 1;
      else done += 1;
    }
    expect(replayed).toBeGreaterThanOrEqual(answers.size);
    expect(replayed + done).toBe(sent.length);
    const names: string[] = [];
    for (let after = ''; ; ) {
      const page = await callsTo(`${docent.url}/api/v1`)('GET', `/product-tours?limit=100${after}`, { key });
      const { data, pagination } = page.body as { data: { name: string }[]; pagination: { next?: string } };
      names.push(...data.map(({ name }) => name));
      if (!pagination.next) break;
      after = `&after=${pagination.next}`;
    }
    expect(names.sort()).toEqual([...sent].sort());
  },
);
