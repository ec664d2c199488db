import { definitionOf } from '../../../widgets/contract/registry';
import { Ctx } from '../../auth/context';
import { companyStatement } from '../../database/company-statement';
import type { Database } from '../../database/types';
import { DocentError } from '../../platform/errors';
import { log } from '../../platform/log';
import { repeat } from '../../platform/repeat';
import { publishPost, unpublishPost } from '../content/changelog-posts/service';
import { postSubject } from '../content/changelog-posts/subject';
import { itemSubject } from '../content/roadmap-items/subject';
import { isNoDraft } from '../drafts/locked';
import { notifyRequester } from '../drafts/mails';
import { publishDraftIn } from '../drafts/publish';
import type { Action } from '../drafts/schema';
import type { Live, Subject } from '../drafts/subject';
import { widgetSubject } from '../widgets/drafts/subject';
import { updateWidget } from '../widgets/service';

const DUE = `"state" = 'pending' AND "at" <= now()`;

const COMPANIES = {
  name: 'schedule_companies',
  text: `SELECT "companyId" AS "id" FROM "WidgetSchedule" WHERE ${DUE}
    UNION SELECT "companyId" FROM "ContentSchedule" WHERE ${DUE} ORDER BY 1`,
};

/** The statements for the scheduled actions of a table. @param owner SQL for the three id columns, of which one is not null */
const statementsOf = (table: string, owner: string) => ({
  due: companyStatement(
    `${table}_due`,
    `SELECT "id", ${owner}, "action", "actorName" FROM "${table}"
     WHERE "companyId" = $1::int AND ${DUE} ORDER BY "at", "id" LIMIT 100`,
  ),
  // In the same transaction as the action: only one process runs it, and it remains pending if that process dies. Checks again that it is
  // due, since it may have been rescheduled.
  take: companyStatement(
    `${table}_take`,
    `UPDATE "${table}" SET "state" = 'done', "ranAt" = now()
     WHERE "companyId" = $1::int AND "id" = $2::int AND ${DUE} RETURNING "id"`,
  ),
  fail: companyStatement(
    `${table}_fail`,
    `UPDATE "${table}" SET "state" = 'failed', "ranAt" = now(), "reason" = $3::text
     WHERE "companyId" = $1::int AND "id" = $2::int AND ${DUE}`,
  ),
});

type Statements = ReturnType<typeof statementsOf>;

const STATEMENTS: readonly Statements[] = [
  statementsOf('WidgetSchedule', '"widgetId", NULL::int AS "postId", NULL::int AS "itemId"'),
  statementsOf('ContentSchedule', 'NULL::int AS "widgetId", "postId", "itemId"'),
];

type Due = {
  id: number;
  widgetId: number | null;
  postId: number | null;
  itemId: number | null;
  action: Action;
  actorName: string;
};

/** Docent acts for the person or key that scheduled the action. The permission to publish was checked then. */
const contextFor = (database: Database, companyId: number, name: string): Ctx =>
  new Ctx(database, companyId, {
    kind: 'system',
    id: 'schedule',
    name: `${name} (scheduled)`,
    scopes: new Set(['read', 'write', 'publish'] as const),
  });

/** The subject of a scheduled action, and the function that publishes it or takes it down. */
type Planned = { subject: Subject<Live>; setActive: (active: boolean) => Promise<unknown> };

const asAny = <L extends Live>(subject: Subject<L>): Subject<Live> => subject as unknown as Subject<Live>;

/** @throws DocentError `not_found` for a deleted subject */
async function plannedOf(ctx: Ctx, { widgetId, postId, itemId }: Due): Promise<Planned> {
  if (widgetId !== null) {
    const row = await ctx.db.widget.findFirst({ where: { id: widgetId, archivedAt: null }, select: { type: true } });
    const definition = row && definitionOf(row.type);
    if (!definition) throw new DocentError('not_found', 'The widget was archived.');
    return {
      subject: asAny(widgetSubject(ctx, { widgetType: definition.path, id: widgetId })),
      setActive: (active) => updateWidget(ctx, definition, widgetId, { active }),
    };
  }
  if (postId !== null) {
    const row = await ctx.db.changelogPost.findFirst({ where: { id: postId }, select: { changelogId: true } });
    if (!row) throw new DocentError('not_found', 'The post was deleted.');
    const { changelogId } = row;
    return {
      subject: asAny(postSubject(ctx, { changelogId, postId })),
      setActive: (active) => (active ? publishPost : unpublishPost)(ctx, { changelogId, postId }),
    };
  }
  const where = { id: itemId ?? 0 };
  const row = await ctx.db.roadmapItem.findFirst({ where, select: { section: { select: { roadmapId: true } } } });
  if (!row) throw new DocentError('not_found', 'The item was deleted.');
  return {
    subject: asAny(itemSubject(ctx, { roadmapId: row.section.roadmapId, itemId: where.id })),
    setActive: async () => {
      throw new DocentError('conflict', 'An item is published and taken down with its roadmap.');
    },
  };
}

/** Runs an action in the transaction of `ctx`. */
async function runAction(ctx: Ctx, due: Due): Promise<void> {
  const { subject, setActive } = await plannedOf(ctx, due);
  if (due.action !== 'publish-changes') {
    await setActive(due.action === 'publish');
    return;
  }
  const { live, notes } = await ctx.db.$transaction((tx) => publishDraftIn(ctx, tx, subject, {}));
  await notifyRequester(ctx, subject, live, notes, { event: 'published' });
}

const nounOf = ({ widgetId, postId }: Due): string => {
  if (widgetId !== null) return 'widget';
  return postId === null ? 'item' : 'post';
};

function reasonOf(error: DocentError, due: Due): string {
  if (error.code !== 'not_found') return error.message;
  const noun = nounOf(due);
  if (isNoDraft(error)) return `The ${noun} had no unpublished changes.`;
  return noun === 'widget' ? 'The widget was archived.' : `The ${noun} was deleted.`;
}

/** Runs one due action, unless another process has. Records an action that cannot be done as failed. */
async function runDue(database: Database, companyId: number, due: Due, { take, fail }: Statements): Promise<void> {
  const ctx = contextFor(database, companyId, due.actorName);
  try {
    await ctx.inTransaction(async () => {
      const [taken] = await ctx.sql(take, due.id);
      if (taken) await runAction(ctx, due);
    });
  } catch (error) {
    if (!(error instanceof DocentError) || error.status >= 500) throw error;
    // The rollback also undid the `done` state.
    const reason = reasonOf(error, due);
    await ctx.sql(fail, due.id, reason);
    log.warn({ companyId, schedule: due.id, reason }, 'a scheduled action could not be done');
  }
}

/** Runs due actions, each exactly once across processes. Failures are recorded with their reason. */
export async function runDueActions(
  database: Database,
  { stopped = () => false }: { stopped?: () => boolean } = {},
): Promise<void> {
  const companies = await database.sql<{ id: number }>(COMPANIES, []);
  for (const { id } of companies) {
    for (const statements of STATEMENTS) {
      const due = await database.sql<Due>(statements.due, [id]);
      for (const one of due) if (!stopped()) await runDue(database, id, one, statements);
    }
  }
}

/** Runs due actions every ten seconds. @returns a function that stops it */
export const startSchedule = (database: Database, everyMs = 10_000): (() => Promise<void>) =>
  repeat((stopped) => runDueActions(database, { stopped }), {
    everyMs,
    complaint: 'scheduled actions failed; they will be tried again',
  });
