import { Ctx } from '../server/auth/context';
import { ALL_SCOPES } from '../server/auth/scopes';
import type { Database } from '../server/database/types';
import { createCompany } from '../server/features/accounts/companies/companies';
import { rollUpCompany } from '../server/features/analytics/events/rollup';
import { recordEvents } from '../server/features/analytics/events/service';
import { createSegment } from '../server/features/audience/segments/service';
import { createWidget } from '../server/features/widgets/service';
import { EVENTS } from '../widgets/contract/entities';
import { definitions } from '../widgets/contract/registry';
import { USER_COUNT } from './open-loop';

const BATCH = 20;

/** Request bodies that the browser script would send for the company of `prepareClientData`. */
export type ClientBodies = { bootstrap: string; events: string };

/** The first two event names of a widget type, such as shown and answered. */
const eventsOf = (type: string): readonly string[] =>
  Object.entries(EVENTS)
    .find(([entityType]) => entityType === type)?.[1]
    .names.slice(0, 2) ?? [];

const SYSTEM = { kind: 'system', id: 'bench', name: 'Bench', scopes: new Set(ALL_SCOPES) } as const;

/**
 * Creates a company with a live widget of each type, of which the tour targets only some users, and 10,000 users who have events.
 * @returns request bodies, in which `{{n}}` is replaced with the number of the request and `{{person}}` with the number of a user.
 */
export async function prepareClientData(database: Database): Promise<ClientBodies> {
  const { id: companyId, clientToken } = await createCompany(database.prisma, { name: 'In the browser' });
  const ctx = new Ctx(database, companyId, SYSTEM);
  const ofPlan = { type: 'user-property', property: 'plan', comparisonOperator: 'equals', value: 'pro' };
  const busy = { type: 'user-property', property: 'seats', comparisonOperator: 'greater-than', value: 2 };
  const segment = await createSegment(ctx, { name: 'Busy', rules: [busy], ruleLogicalOperator: 'and' });
  const ids = new Map<string, number>();
  for (const definition of definitions) {
    const rules = [ofPlan, { type: 'user-segment', userSegmentId: segment.id }];
    const targeting = definition.entityType === 'tour' ? { rules } : { showOnAllPages: true };
    const made = await createWidget(ctx, definition, { ...definition.example, targeting, active: true });
    if (!made.active) throw new Error(`${definition.entityType} is not live: ${JSON.stringify(made)}`);
    ids.set(definition.entityType, made.id);
  }
  await database.background.$executeRawUnsafe(
    `INSERT INTO "EndUser" ("companyId", "userId", "metadata")
     SELECT $1, 'person-' || n, '{"plan":"pro","seats":5}' FROM generate_series(0, ${USER_COUNT - 1}) n`,
    companyId,
  );
  const happened = [...ids].flatMap(([entityType, entityId]) =>
    eventsOf(entityType).map((name) => ({ entityType, entityId, name })),
  );
  for (const event of happened)
    await recordEvents(
      ctx,
      Array.from({ length: USER_COUNT }, (_, n) => ({ ...event, who: { userId: `person-${n}` } })),
    );
  await rollUpCompany(database, companyId);
  const claim = { clientToken, anonymousId: 'browser-{{person}}', userId: 'person-{{person}}' };
  const now = Date.now();
  const event = (index: number) => ({
    id: `event-{{n}}-${index}`,
    at: now,
    ...happened[index % happened.length],
    properties: { page: '/projects' },
  });
  return {
    bootstrap: JSON.stringify({ ...claim, timeZone: 'Europe/Berlin' }),
    events: JSON.stringify({
      ...claim,
      sentAt: now,
      events: Array.from({ length: BATCH }, (_, index) => event(index)),
    }),
  };
}
