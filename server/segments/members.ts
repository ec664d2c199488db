import { readRules } from '../../widgets/stored';
import { type Facts, matches } from '../../widgets/targeting';
import type { Rule } from '../../widgets/targeting-schema';
import { companyStatement } from '../database/company-statement';
import type { Ctx } from '../identity/context';
import { envelope, type Page } from '../operation/wire';
import type { User } from '../users/schema';
import { toUser, type UserRow } from '../users/service';
import { withSegments } from './facts';
import { pastOf } from './history';
import { getSegment } from './service';

/** Rules and how they are joined. */
export type Condition = { rules: Rule[]; ruleLogicalOperator?: 'and' | 'or' | undefined };
type Conditions = Map<number, Condition>;

const BATCH = 1_000;

const NEXT_USERS = companyStatement(
  'segments_next_users',
  `SELECT "userId", "metadata", "createdAt", "updatedAt" FROM "EndUser"
   WHERE "companyId" = $1 AND ($2::timestamptz IS NULL OR ("createdAt", "userId") < ($2::timestamptz, $3::text))
   ORDER BY "createdAt" DESC, "userId" DESC LIMIT ${BATCH}`,
);

/** Every user, newest first, so many at a time. */
async function* batches(ctx: Ctx): AsyncGenerator<UserRow[]> {
  for (let last: UserRow | undefined; ; ) {
    const rows = await ctx.sql<UserRow>(NEXT_USERS, last?.createdAt.toISOString() ?? null, last?.userId ?? null);
    if (rows.length) yield rows;
    last = rows[BATCH - 1];
    if (!last) return;
  }
}

const ALL_SEGMENTS = companyStatement(
  'segments_all',
  'SELECT "id", "rules", "ruleLogicalOperator" FROM "Segment" WHERE "companyId" = $1',
);

/** Every segment, where the rules refer to any. One that is not among them, such as one that an old row still names, has nobody in it. */
async function loadSegments(ctx: Ctx, { rules }: Condition): Promise<Conditions> {
  if (!rules.some(({ userSegmentId }) => userSegmentId !== undefined)) return new Map();
  const rows = await ctx.sql<Condition & { id: number }>(ALL_SEGMENTS);
  return new Map(rows.map(({ id, rules, ...rest }) => [id, { ...rest, rules: readRules(rules) }]));
}

/** All rules that decide: those of the segments referred to as well. */
function decidingRules({ rules }: Condition, segments: Conditions): Rule[] {
  const all = [...rules];
  const seen = new Set<number>();
  for (const { userSegmentId } of all) {
    if (userSegmentId === undefined || seen.has(userSegmentId)) continue;
    seen.add(userSegmentId);
    all.push(...(segments.get(userSegmentId)?.rules ?? []));
  }
  return all;
}

const meets = (
  { rules, ruleLogicalOperator = 'and' }: Condition,
  segments: Conditions,
  known: Omit<Facts, 'inSegment'>,
) => matches(rules, ruleLogicalOperator, withSegments(segments, known));

/** Goes through all users, a batch at a time. `onMatch` gets those who meet the condition, newest first. @returns how many there are in all. */
async function eachMember(
  ctx: Ctx,
  condition: Condition,
  now: Date,
  onMatch: (user: UserRow) => void,
): Promise<number> {
  const segments = await loadSegments(ctx, condition);
  const rules = decidingRules(condition, segments);
  let total = 0;
  for await (const users of batches(ctx)) {
    total += users.length;
    const past = await pastOf(
      ctx,
      rules,
      users.map(({ userId }) => ({ userId })),
      now,
    );
    for (const user of users) {
      const { userId, metadata } = user;
      const known = { now, user: metadata, rolloutKey: `segment:${userId}`, ...past({ userId }) };
      if (meets(condition, segments, known)) onMatch(user);
    }
  }
  return total;
}

/** Counts the identified users who meet the rules. */
export async function countMembers(ctx: Ctx, condition: Condition, now = new Date()) {
  let matching = 0;
  const total = await eachMember(ctx, condition, now, () => {
    matching += 1;
  });
  return { matching, total };
}

/** One page of the users in a segment, newest first. @throws DocentError `not_found`. */
export async function listMembers(ctx: Ctx, { id, ...page }: Page & { id: number }, now = new Date()) {
  const segment = await getSegment(ctx, id);
  const data: User[] = [];
  let place = 0;
  await eachMember(ctx, segment, now, (user) => {
    if (place >= page.offset && place < page.offset + page.limit) data.push(toUser(user));
    place += 1;
  });
  return envelope(data, place, page);
}
