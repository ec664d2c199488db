import { readRules } from '../../../../widgets/contract/stored';
import type { Rule } from '../../../../widgets/targeting/rule';
import type { CompanyTx } from '../../../database/company-db';
import { conflict, type Issue, invalid } from '../../../platform/errors';

const UNKNOWN = 'There is no such segment. GET /v1/segments lists those that exist.';

/** The segments that rules refer to. */
export const referred = (rules: readonly Rule[]): number[] => rules.flatMap(({ userSegmentId }) => userSegmentId ?? []);

/** True when the segment `from` is `target`, or refers to it directly or through other segments. */
function leadsTo(target: number, from: number, rulesOf: ReadonlyMap<number, Rule[]>): boolean {
  const seen = new Set<number>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (id === target) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    waiting.push(...referred(rulesOf.get(id) ?? []));
  }
  return false;
}

/**
 * Checks the segments that a segment's rules refer to, and locks them until the transaction ends.
 * @param self the segment that gets these rules; undefined for a new one.
 * @throws DocentError `validation_error` for every rule that refers to an unknown segment, or back to `self`.
 */
export async function checkSegmentRules(
  tx: CompanyTx,
  companyId: number,
  rules: readonly Rule[],
  self?: number,
): Promise<void> {
  if (!referred(rules).length) return;
  // Locks all segments, so that two concurrent updates cannot create a circular reference.
  const segments = await tx.$queryRaw<{ id: number; rules: unknown }[]>`
    SELECT "id", "rules" FROM "Segment" WHERE "companyId" = ${companyId} ORDER BY "id" FOR UPDATE`;
  const rulesOf = new Map(segments.map((segment) => [segment.id, readRules(segment.rules)]));
  const issues = rules.flatMap(({ userSegmentId }, index): Issue[] => {
    if (userSegmentId === undefined) return [];
    const path = `rules[${index}].userSegmentId`;
    if (!rulesOf.has(userSegmentId)) return [{ path, code: 'unknown_reference', message: UNKNOWN }];
    if (self === undefined || !leadsTo(self, userSegmentId, rulesOf)) return [];
    return [{ path, code: 'circular_reference', message: 'This segment refers back to the segment with these rules.' }];
  });
  if (issues.length) throw invalid(issues);
}

/**
 * Requires that no widget, archived or not, no unpublished changes and no other segment refer to the segment.
 * @throws DocentError `conflict`; `details.usedBy` names some of the references.
 */
export async function requireUnused(tx: CompanyTx, companyId: number, id: number): Promise<void> {
  const rules = [{ userSegmentId: id }];
  const [rule, draft] = [JSON.stringify(rules), JSON.stringify({ rules })];
  const usedBy = await tx.$queryRaw<{ kind: string; id: number; name: string }[]>`
    SELECT "type" AS "kind", "id", "name" FROM "Widget"
    WHERE "companyId" = ${companyId} AND "rules" @> ${rule}::jsonb
    UNION ALL
    SELECT w."type", w."id", w."name" FROM "Widget" w JOIN "WidgetDraft" d ON d."companyId" = ${companyId} AND d."widgetId" = w."id"
    WHERE w."companyId" = ${companyId} AND d."snapshot" @> ${draft}::jsonb AND NOT w."rules" @> ${rule}::jsonb
    UNION ALL
    SELECT 'segment', "id", "name" FROM "Segment"
    WHERE "companyId" = ${companyId} AND "rules" @> ${rule}::jsonb AND "id" <> ${id}
    LIMIT 20`;
  if (usedBy.length) throw conflict('Rules refer to this segment. Remove it from them first.', { usedBy });
}
