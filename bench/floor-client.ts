import type { Pool } from 'pg';
import { FIND_COMPANY } from '../server/auth/client-token';
import { FIND_ACTORS } from '../server/features/analytics/events/actors';
import { RECORD_EVENTS } from '../server/features/analytics/events/service';
import { LIVE_WIDGETS } from '../server/features/delivery/browser/live';
import { FIND_ENTITIES } from '../server/features/delivery/browser/report';
import { FIND_VISITOR } from '../server/features/delivery/browser/visitor';

type ReportedEvent = {
  id: string;
  entityType: string;
  entityId: number;
  name: string;
  at: number;
  properties: object;
};
type Body = { clientToken: string; anonymousId: string; userId: string; sentAt: number; events?: ReportedEvent[] };

/** Baseline for the browser script's requests: caches live widgets as Docent does and queries everything else. */
export function clientFloor(pool: Pool) {
  const rows = async (statement: { name: string; text: string }, ...values: unknown[]) =>
    (await pool.query({ name: statement.name, text: statement.text, values })).rows;
  let live: { stamp: string; widgets: unknown[] } | undefined;

  async function record(companyId: number, { userId, anonymousId, sentAt, events = [] }: Body) {
    await rows(FIND_ENTITIES, companyId, [...new Set(events.map(({ entityId }) => entityId))]);
    const [actor] = await rows(FIND_ACTORS, companyId, [`u:${userId}`]);
    const now = Date.now();
    const [{ recorded }] = await rows(
      RECORD_EVENTS,
      companyId,
      events.map(({ entityType }) => entityType),
      events.map(({ entityId }) => entityId),
      events.map(({ name }) => name),
      events.map(() => actor.id),
      events.map(({ properties }) => JSON.stringify(properties)),
      events.map(({ at }) => new Date(now - sentAt + at).toISOString()),
      events.map(({ id }) => `${anonymousId} ${id}`),
      events.map(() => null),
    );
    return { recorded, duplicates: events.length - recorded, rejected: [] };
  }

  return async (body: Body): Promise<unknown> => {
    const { clientToken, anonymousId, userId } = body;
    const [company] = await rows(FIND_COMPANY, clientToken);
    const [{ stamp }] = await rows(FIND_VISITOR, company.id, `a:${anonymousId}`, userId);
    if (body.events) return record(company.id, body);
    if (live?.stamp !== stamp) live = { stamp, widgets: await rows(LIVE_WIDGETS, company.id) };
    return { identified: true, ...live };
  };
}
