import { definitionOf } from '../../widgets/registry';
import { companyStatement } from '../database/company-statement';
import type { Database } from '../database/database';
import { Ctx } from '../identity/context';
import { DocentError } from '../kernel/errors';
import { log } from '../kernel/log';
import { repeat } from '../kernel/repeat';
import type { Action } from '../widgets/schema';
import { updateWidget } from '../widgets/service';
import { tellRequester } from './mails';
import { publishDraftIn } from './publish';

const COMPANIES = {
  name: 'schedule_companies',
  text: `SELECT DISTINCT "companyId" AS "id" FROM "WidgetSchedule" WHERE "state" = 'pending' AND "at" <= now() ORDER BY 1`,
};

const LIST_DUE = companyStatement(
  'schedule_list_due',
  `SELECT "id", "widgetId", "action", "actorName" FROM "WidgetSchedule"
   WHERE "companyId" = $1::int AND "state" = 'pending' AND "at" <= now() ORDER BY "at", "id" LIMIT 100`,
);

// In one transaction with the action: of several processes one takes it, and one that dies leaves it pending.
const TAKE = companyStatement(
  'schedule_take',
  `UPDATE "WidgetSchedule" SET "state" = 'done', "ranAt" = now()
   WHERE "companyId" = $1::int AND "id" = $2::int AND "state" = 'pending' RETURNING "id"`,
);

const FAIL = companyStatement(
  'schedule_fail',
  `UPDATE "WidgetSchedule" SET "state" = 'failed', "ranAt" = now(), "reason" = $3::text
   WHERE "companyId" = $1::int AND "id" = $2::int AND "state" = 'pending'`,
);

type Due = { id: number; widgetId: number; action: Action; actorName: string };

/** Docent acts for the person or key that planned it, whose right to publish was checked then. */
const contextFor = (database: Database, companyId: number, name: string): Ctx =>
  new Ctx(database, companyId, {
    kind: 'system',
    id: 'schedule',
    name: `${name} (scheduled)`,
    scopes: new Set(['read', 'write', 'publish'] as const),
  });

/** Does an action in the transaction of `ctx`. @returns what to do once that is committed */
async function runAction(ctx: Ctx, { widgetId: id, action }: Due): Promise<(() => Promise<void>) | undefined> {
  const widget = await ctx.db.widget.findFirst({ where: { id, archivedAt: null }, select: { type: true } });
  const definition = widget && definitionOf(widget.type);
  if (!definition) throw new DocentError('not_found', 'The widget was archived.');
  if (action !== 'publish-changes') {
    await updateWidget(ctx, definition, id, { active: action === 'publish' });
    return undefined;
  }
  const { row, notes } = await ctx.db.$transaction((tx) =>
    publishDraftIn(ctx, tx, { widgetType: definition.path, id }, {}),
  );
  return () => tellRequester(ctx, definition, row, notes, { event: 'published' });
}

const REASONS: Partial<Record<DocentError['code'], (error: DocentError) => string>> = {
  not_found: ({ message }) =>
    message.startsWith('Draft') ? 'The widget had no unpublished changes.' : 'The widget was archived.',
};

/** Runs one due action, unless another process has. One that cannot be done is recorded as failed. */
async function runDue(database: Database, companyId: number, due: Due): Promise<void> {
  const ctx = contextFor(database, companyId, due.actorName);
  try {
    const afterwards = await ctx.inTransaction(async () => {
      const [taken] = await ctx.sql(TAKE, due.id);
      return taken ? runAction(ctx, due) : undefined;
    });
    await afterwards?.();
  } catch (error) {
    if (!(error instanceof DocentError) || error.status >= 500) throw error;
    // Everything was rolled back, and with it that the action was taken.
    const reason = REASONS[error.code]?.(error) ?? error.message;
    await ctx.sql(FAIL, due.id, reason);
    log.warn({ companyId, schedule: due.id, reason }, 'a scheduled action could not be done');
  }
}

/** Does what is due, each exactly once, however many processes do so on one database. What failed is recorded with its reason. */
export async function runDueActions(
  database: Database,
  { stopped = () => false }: { stopped?: () => boolean } = {},
): Promise<void> {
  const companies = await database.sql<{ id: number }>(COMPANIES, []);
  for (const { id } of companies) {
    const due = await database.sql<Due>(LIST_DUE, [id]);
    for (const one of due) if (!stopped()) await runDue(database, id, one);
  }
}

/** Does what is due every ten seconds, until what it returns is called. */
export const startSchedule = (database: Database, everyMs = 10_000): (() => Promise<void>) =>
  repeat((stopped) => runDueActions(database, { stopped }), {
    everyMs,
    complaint: 'scheduled actions failed; they will be tried again',
  });
