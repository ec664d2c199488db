import { expect, it, vi } from 'vitest';
import { callsTo } from '../../testing/http';
import { installNew } from '../../testing/installation';
import { startDocent } from '../../testing/process';
import { repeats } from '../../testing/repeats';
import { WAIT_MS } from '../../testing/wait';

// DOCENT_TEST_EVENTS=100000 sends more.
const EVENTS = Number(process.env.DOCENT_TEST_EVENTS ?? repeats(6_000, 12_000));
const BATCH = 100;
const BROWSERS = 4;
const PERSONS = 50;
const KILLS = repeats(1, 2);

type Batch = { anonymousId: string; events: { id: string }[] };

/** The outcomes of a browser's requests, over all restarts of the server. */
type Tally = { answered: number; repeated: number; cut: number };

it.each(['embedded', 'server'] as const)(
  'counts each event once, however often the server is killed and the client tries again (%s)',
  async (kind) => {
    const { env, key } = await installNew(kind);
    const settings = {
      ...env,
      DOCENT_RATE_LIMIT: '1000000',
      DOCENT_CLIENT_LIMIT: '1000000',
      DOCENT_CLIENT_LIMIT_ADDRESS: '1000000',
    };
    let docent = await startDocent(settings);
    const api = () => callsTo(`${docent.url}/api/v1`);
    const { clientToken } = (await api()('GET', '/company', { key })).body as { clientToken: string };
    const widget = { name: 'NPS', active: true, targeting: { showOnAllPages: true }, settings: { question: 'Well?' } };
    const { id: entityId } = (await api()('POST', '/nps-widgets', { key, body: widget })).body as { id: number };

    const at = Date.now();
    const event = { name: 'nps_widget_shown', entityType: 'npsWidget', entityId, at };
    const waiting = Array.from({ length: EVENTS / BATCH }, (_, batch) => ({
      anonymousId: `browser-${batch % PERSONS}`,
      events: Array.from({ length: BATCH }, (_, index) => ({ ...event, id: `event-${batch}-${index}` })),
    }));
    const tally: Tally = { answered: 0, repeated: 0, cut: 0 };

    /** Sends until a server answers. */
    async function send({ anonymousId, events }: Batch): Promise<{ recorded: number; duplicates: number }> {
      for (;;) {
        try {
          const answer = await fetch(`${docent.url}/api/client/events`, {
            method: 'POST',
            body: JSON.stringify({ clientToken, anonymousId, sentAt: Date.now(), events }),
          });
          const text = await answer.text();
          expect(answer.status, text).toBe(200);
          return JSON.parse(text);
        } catch (error) {
          if (!(error instanceof TypeError)) throw error;
          tally.cut += 1;
          await restarted;
        }
      }
    }

    async function browse(): Promise<void> {
      for (let batch = waiting.pop(); batch; batch = waiting.pop()) {
        const { recorded, duplicates } = await send(batch);
        expect(recorded + duplicates).toBe(BATCH);
        tally.answered += 1;
        if (tally.answered % 5) continue;
        // As if the first response was lost.
        expect(await send(batch)).toMatchObject({ recorded: 0, duplicates: BATCH });
        tally.repeated += 1;
      }
    }

    async function restart(): Promise<void> {
      docent.child.kill('SIGKILL');
      expect((await docent.exit).signal).toBe('SIGKILL');
      docent = await startDocent(settings);
    }

    let restarted = Promise.resolve();
    const browsing = Promise.all(Array.from({ length: BROWSERS }, browse));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const due = (EVENTS / BATCH / (KILLS + 1)) * kill;
      await Promise.race([browsing, vi.waitUntil(() => tally.answered >= due, { timeout: WAIT_MS, interval: 2 })]);
      expect(waiting.length).toBeGreaterThan(0);
      restarted = restart();
      await restarted;
    }
    await browsing;
    expect(tally.cut).toBeGreaterThan(0);
    expect(tally.repeated).toBeGreaterThan(0);

    const stats = await api()('GET', '/stats/widgets/npsWidget', { key });
    expect(stats.body, stats.text).toMatchObject({
      widgets: [{ entityId, events: { nps_widget_shown: { count: EVENTS, uniqueUsers: PERSONS } } }],
    });
  },
);
