import { isDeepStrictEqual } from 'node:util';
import { readRules } from '../../../../widgets/contract/stored';
import type { Rule } from '../../../../widgets/targeting/rule';
import { CREATED_AT } from '../../../../widgets/targeting/user-moments';
import type { Ctx } from '../../../auth/context';
import { isDraftingApplication } from '../../../auth/drafts';
import { companyStatement } from '../../../database/company-statement';
import { DocentError } from '../../../platform/errors';
import { patchOf } from './patch';
import type { Metadata } from './schema';

const LIVE_RULES = companyStatement(
  'rules_of_live_widgets',
  'SELECT "rules" FROM "Widget" WHERE "companyId" = $1::int AND "active" AND "archivedAt" IS NULL',
);
const SEGMENTS = companyStatement(
  'rules_of_segments',
  'SELECT "id", "rules" FROM "Segment" WHERE "companyId" = $1::int',
);
const KNOWN = companyStatement(
  'users_known',
  'SELECT "userId", "metadata" FROM "EndUser" WHERE "companyId" = $1::int AND "userId" = ANY($2::text[])',
);

/** The user properties that rules of live widgets read, directly or through segments. */
async function propertiesOfLive(ctx: Ctx): Promise<Set<string>> {
  const [widgets, segments] = await Promise.all([
    ctx.sql<{ rules: unknown }>(LIVE_RULES),
    ctx.sql<{ id: number; rules: unknown }>(SEGMENTS),
  ]);
  const rulesOf = new Map(segments.map(({ id, rules }) => [id, readRules(rules)]));
  const waiting: Rule[] = widgets.flatMap(({ rules }) => readRules(rules));
  const properties = new Set<string>();
  for (let rule = waiting.pop(); rule; rule = waiting.pop()) {
    if (rule.property !== undefined) properties.add(rule.property);
    if (rule.userSegmentId === undefined) continue;
    waiting.push(...(rulesOf.get(rule.userSegmentId) ?? []));
    rulesOf.delete(rule.userSegmentId);
  }
  return properties;
}

/** A write of a user's metadata: a merge, or with `replaces` all of the metadata. */
export type UserWrite = { userId: string; metadata: Metadata; replaces?: boolean };

function changedKeys({ metadata, replaces }: UserWrite, before: Metadata | undefined): string[] {
  const { set, removed } = patchOf(metadata);
  const after: Metadata = { ...(replaces ? {} : before), ...(replaces ? metadata : set) };
  if (!replaces) for (const key of removed) delete after[key];
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after)])];
  const changed = keys.filter((key) => !isDeepStrictEqual(before?.[key], after[key]));
  return before ? changed : [CREATED_AT, ...changed];
}

/**
 * Requires `publish` of an application for changes to user properties that rules of live widgets read. API keys are not restricted.
 * @throws DocentError `insufficient_scope` with the properties in `details.properties`
 */
export async function requireNotReadByLiveWidgets(ctx: Ctx, writes: readonly UserWrite[]): Promise<void> {
  if (!isDraftingApplication(ctx)) return;
  const read = await propertiesOfLive(ctx);
  if (!read.size) return;
  const rows = await ctx.sql<{ userId: string; metadata: Metadata }>(
    KNOWN,
    writes.map(({ userId }) => userId),
  );
  const known = new Map(rows.map(({ userId, metadata }) => [userId, metadata]));
  const changed = writes.flatMap((write) => changedKeys(write, known.get(write.userId)));
  const properties = [...new Set(changed)].filter((key) => read.has(key));
  if (!properties.length) return;
  const named = properties.slice(0, 5).map((key) => `\`${key}\``);
  throw new DocentError(
    'insufficient_scope',
    `Rules of live widgets read ${named.join(', ')}: changing it changes who sees them, which needs a key with the \`publish\` scope.`,
    { requiredScope: 'publish', properties },
  );
}
