import { readRules } from '../../../../widgets/contract/stored';
import { segmentRolloutKey } from '../../../../widgets/targeting/rollout';
import type { Rule } from '../../../../widgets/targeting/rule';
import { type Facts, matches } from '../../../../widgets/targeting/targeting';
import type { Ctx } from '../../../auth/context';
import { companyStatement } from '../../../database/company-statement';
import { POSITIONS, pageOf, positionAfter } from '../../../operations/cursor';
import { iso, type Page } from '../../../operations/wire';
import type { UserFilter } from '../users/filter';
import { toUser, type UserRow } from '../users/service';
import { type Candidate, candidates, FIRST_PAGE, kinds } from './candidates';
import type { Condition } from './condition';
import { withSegments } from './facts';
import { loadHistoryOf } from './history';
import { getSegment } from './service';

type Conditions = ReadonlyMap<number, { rules: readonly Rule[]; ruleLogicalOperator?: string | undefined }>;

const ALL_SEGMENTS = companyStatement(
  'segments_all',
  'SELECT "id", "rules", "ruleLogicalOperator" FROM "Segment" WHERE "companyId" = $1',
);

/** Loads all segments if the rules refer to any. A segment that is missing, such as one that an old row still refers to, has no members. */
async function loadSegments(ctx: Ctx, { rules }: Condition): Promise<Conditions> {
  if (!rules.some(({ userSegmentId }) => userSegmentId !== undefined)) return new Map();
  const rows = await ctx.sql<Condition & { id: number }>(ALL_SEGMENTS);
  return new Map(rows.map(({ id, rules, ...rest }) => [id, { ...rest, rules: readRules(rules) }]));
}

/** All rules that decide a condition: its own, and those of segments that it refers to, directly or indirectly. */
export function rulesIncludingSegments({ rules }: Pick<Condition, 'rules'>, segments: Conditions): Rule[] {
  const all = [...rules];
  const seen = new Set<number>();
  for (const { userSegmentId } of all) {
    if (userSegmentId === undefined || seen.has(userSegmentId)) continue;
    seen.add(userSegmentId);
    all.push(...(segments.get(userSegmentId)?.rules ?? []));
  }
  return all;
}

/** Rule types about a single person: their result may differ for users with the same properties. */
const PERSONAL = new Set(['event', 'widget-state', 'rollout']);

/** Makes a function that evaluates a condition for users, and lists the properties that it needs. */
async function judgeOf(ctx: Ctx, condition: Condition, now: Date) {
  const segments = await loadSegments(ctx, condition);
  const rules = rulesIncludingSegments(condition, segments);
  const isPersonal = rules.some(({ type }) => PERSONAL.has(type));
  const judge = (properties: string | null, own: Partial<Facts> = {}): boolean => {
    const known = { now, user: JSON.parse(properties ?? '{}'), ...own };
    return matches(condition.rules, condition.ruleLogicalOperator ?? 'and', withSegments(segments, known));
  };
  return { rules, isPersonal, keys: [...new Set(rules.flatMap(({ property }) => property ?? []))], judge };
}

/** Evaluates users. `onMatch` gets the matching ones, in the order of `users`. @returns the number of all evaluated users */
export async function evaluateMembers(
  ctx: Ctx,
  condition: Condition,
  now: Date,
  onMatch: (user: Candidate) => void,
  users: (keys: readonly string[]) => AsyncIterable<Candidate[]> = (keys) => candidates(ctx, keys, FIRST_PAGE),
): Promise<number> {
  const { rules, keys, judge } = await judgeOf(ctx, condition, now);
  let total = 0;
  for await (const batch of users(keys)) {
    total += batch.length;
    const past = await loadHistoryOf(
      ctx,
      rules,
      batch.map(({ userId }) => ({ userId })),
      now,
    );
    for (const user of batch) {
      const { userId, properties } = user;
      if (judge(properties, { rolloutKey: segmentRolloutKey(userId), ...past({ userId }) })) onMatch(user);
    }
  }
  return total;
}

/** Counts the identified users who meet the rules. For rules about properties only, equal property sets are evaluated once. */
export async function countMembers(ctx: Ctx, condition: Condition, now = new Date()) {
  let [matching, total] = [0, 0];
  const { isPersonal, keys, judge } = await judgeOf(ctx, condition, now);
  if (isPersonal) {
    total = await evaluateMembers(ctx, condition, now, () => {
      matching += 1;
    });
    return { matching, total };
  }
  for await (const batch of kinds(ctx, keys))
    for (const { properties, users } of batch) {
      total += users;
      if (judge(properties)) matching += users;
    }
  return { matching, total };
}

const FIND_USERS = companyStatement(
  'segments_find_users',
  `SELECT "userId", "metadata", "createdAt", "updatedAt" FROM "EndUser"
   WHERE "companyId" = $1 AND "userId" = ANY($2::text[]) ORDER BY "createdAt" DESC, "userId" DESC`,
);

/** One page of the users in a segment that match a filter, newest first. @throws DocentError `not_found`. */
export async function listMembers(
  ctx: Ctx,
  { id, limit, offset, after, ...filter }: Page & UserFilter & { id: number },
  now = new Date(),
) {
  const page = { limit, offset, after };
  const segment = await getSegment(ctx, id);
  const ids: string[] = [];
  let [total, place] = [0, 0];
  const add = ({ userId, isAfter }: Candidate) => {
    total += 1;
    if (!isAfter) return;
    if (place >= page.offset && place <= page.offset + page.limit) ids.push(userId);
    place += 1;
  };
  const begin = positionAfter(page, POSITIONS.datedText);
  await evaluateMembers(ctx, segment, now, add, (keys) => candidates(ctx, keys, begin ?? FIRST_PAGE, filter));
  const rows = await ctx.sql<UserRow>(FIND_USERS, ids);
  return pageOf(rows, total, page, { toItem: toUser, placeOf: (row) => [iso(row.createdAt), row.userId] });
}
