import type { Database } from '../database/types';
import { inTime } from '../platform/in-time';
import { log } from '../platform/log';

/** Maximum events that are counted, since a metric must not burden a database that is behind already. */
const MAX_COUNTED = 1_000_000;
const ANSWER_WITHIN_MS = 2_000;
/** How long an answer is kept, so that several readers share it. */
const KEEP_MS = 5_000;

const BACKLOG = {
  name: 'metrics_backlog',
  text: `
    SELECT
      (SELECT count(*)::int FROM (SELECT 1 FROM "EventTail" LIMIT ${MAX_COUNTED}) AS t) AS "events",
      (SELECT min("eventId")::text FROM "EventTail") AS "oldest",
      (SELECT count(*)::int FROM "PostMail" WHERE "attempts" = 0) AS "mailsWaiting",
      (SELECT count(*)::int FROM "PostMail" WHERE "attempts" > 0) AS "mailsFailed"`,
};

type Row = { events: number; oldest: string | null; mailsWaiting: number; mailsFailed: number };

/** Pending background work in the database. */
export type Backlog = { events: number; lagSeconds: number; mailsWaiting: number; mailsFailed: number };

/**
 * Returns a function that reads the backlog. That function returns undefined if the database does not answer in time. The lag is the time
 * since this process first saw the oldest event wait, not since the event happened: it may be reported long afterwards. The event may have
 * waited longer than the lag, by at most the time between two readings.
 */
export function readBacklog(database: Database): () => Promise<Backlog | undefined> {
  let oldest: { id: string; since: number } | undefined;
  let kept: { at: number; answer: Promise<Backlog | undefined> } | undefined;

  async function ask(): Promise<Backlog | undefined> {
    try {
      const [row] = await inTime(database.sql<Row>(BACKLOG, []), ANSWER_WITHIN_MS);
      if (!row) return undefined;
      if (row.oldest === null) oldest = undefined;
      else if (oldest?.id !== row.oldest) oldest = { id: row.oldest, since: performance.now() };
      const { events, mailsWaiting, mailsFailed } = row;
      const lagSeconds = oldest ? (performance.now() - oldest.since) / 1_000 : 0;
      return { events, lagSeconds, mailsWaiting, mailsFailed };
    } catch (error) {
      log.warn({ error: (error as Error).message }, 'reading the backlog failed');
      return undefined;
    }
  }

  return () => {
    if (!kept || performance.now() - kept.at > KEEP_MS) kept = { at: performance.now(), answer: ask() };
    return kept.answer;
  };
}
