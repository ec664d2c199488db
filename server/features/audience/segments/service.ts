import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { readRules } from '../../../../widgets/contract/stored';
import type { Ctx } from '../../../auth/context';
import type { CompanyTx } from '../../../database/company-db';
import { throwConflictIfDuplicate } from '../../../database/constraints';
import { asJson } from '../../../database/json';
import { listNewest, type NewestInput } from '../../../operations/newest';
import { iso, withWarnings } from '../../../operations/wire';
import { found } from '../../../platform/errors';
import { requirePublishIfTargeted } from './in-use';
import { checkSegmentRules, requireUnused } from './references';
import type { createSegmentInput, Segment, updateSegmentInput } from './schema';
import { conditionWarnings } from './warnings';

const TAKEN = 'A segment of this name exists already.';

const fields = {
  id: true,
  name: true,
  rules: true,
  ruleLogicalOperator: true,
  createdAt: true,
  updatedAt: true,
} as const;

type Row = {
  id: number;
  name: string;
  rules: unknown;
  ruleLogicalOperator: string;
  createdAt: Date;
  updatedAt: Date;
};

const toSegment = (row: Row): Segment => ({
  ...row,
  rules: readRules(row.rules),
  ruleLogicalOperator: row.ruleLogicalOperator === 'or' ? 'or' : 'and',
  createdAt: iso(row.createdAt),
  updatedAt: iso(row.updatedAt),
});

/** One page of the company's segments, newest first. */
export const listSegments = (ctx: Ctx, input: NewestInput) =>
  listNewest(
    input,
    (matching) => ctx.db.segment.count(matching),
    (order) => ctx.db.segment.findMany({ select: fields, ...order }),
    toSegment,
  );

const readSegment = async (db: Pick<CompanyTx, 'segment'>, id: number): Promise<Segment> =>
  toSegment(found(await db.segment.findFirst({ where: { id }, select: fields }), 'Segment'));

/** @throws DocentError `not_found`. */
export const getSegment = (ctx: Ctx, id: number): Promise<Segment> => readSegment(ctx.db, id);

/** @throws DocentError `conflict` when the name is taken, `validation_error` for a reference to an unknown segment. */
export async function createSegment(ctx: Ctx, input: z.output<typeof createSegmentInput>): Promise<Segment> {
  const { companyId } = ctx;
  const data = { ...input, rules: asJson(input.rules), companyId };
  const create = ctx.db.$transaction(async (tx) => {
    await checkSegmentRules(tx, companyId, input.rules);
    return toSegment(await tx.segment.create({ data, select: fields }));
  });
  const segment = await throwConflictIfDuplicate(create, TAKEN);
  return withWarnings(segment, await conditionWarnings(ctx, segment));
}

/**
 * Changes the fields sent; `rules` replaces all rules.
 * @throws DocentError `not_found`, `conflict` when the name is taken, `validation_error` for an unknown segment or a circular reference;
 * `insufficient_scope` without `publish` if the change affects who sees a live widget.
 */
export async function updateSegment(
  ctx: Ctx,
  { id, rules, ...rest }: z.output<typeof updateSegmentInput>,
): Promise<Segment> {
  const changes = { ...rest, ...(rules && { rules: asJson(rules) }) };
  if (!Object.keys(changes).length) return getSegment(ctx, id);
  const update = ctx.db.$transaction(async (tx) => {
    const before = await readSegment(tx, id);
    if (rules) await checkSegmentRules(tx, ctx.companyId, rules, id);
    const after = { ...before, ...rest, ...(rules && { rules }) };
    if (isDeepStrictEqual(after, before)) return before;
    if (after.ruleLogicalOperator !== before.ruleLogicalOperator || !isDeepStrictEqual(after.rules, before.rules))
      await requirePublishIfTargeted(ctx, tx, id);
    const [row] = await tx.segment.updateManyAndReturn({ where: { id }, data: changes, select: fields });
    return toSegment(found(row, 'Segment'));
  });
  const segment = await throwConflictIfDuplicate(update, TAKEN);
  return withWarnings(segment, await conditionWarnings(ctx, segment));
}

/** Deletes a segment for good. @throws DocentError `not_found`, or `conflict` while rules refer to it. */
export async function deleteSegment(ctx: Ctx, id: number): Promise<void> {
  const { companyId } = ctx;
  await ctx.db.$transaction(async (tx) => {
    const [segment] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM "Segment" WHERE "companyId" = ${companyId} AND "id" = ${id} FOR UPDATE`;
    found(segment, 'Segment');
    await requireUnused(tx, companyId, id);
    await tx.segment.deleteMany({ where: { id } });
  });
}
