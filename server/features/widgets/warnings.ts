import { z } from 'zod';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { isWidgetType } from '../../../widgets/contract/types';
import { beginningOf } from '../../../widgets/targeting/beginning';
import { ruleLinks } from '../../../widgets/targeting/warnings';
import { nearest } from '../../../widgets/validation/nearest';
import { completeWarnings, type Warning } from '../../../widgets/validation/warning';
import { linksOf, RULES, warningsOf } from '../../../widgets/validation/warnings';
import type { Ctx } from '../../auth/context';
import type { CompanyTx } from '../../database/company-db';
import { emptySegmentWarnings } from '../audience/segments/empty';
import { linkWarnings } from './links';
import type { WidgetRow } from './rows';
import { unknownRuleWarnings } from './rule-facts';
import { textWarnings } from './text-warnings';

/** Maximum unknown settings to compare with the known ones, and maximum warnings about them. */
const MAX_COMPARED = 100;
const MAX_LISTED = 10;

/** Warns about unknown settings that resemble a known one. Unknown settings are stored. */
function misspelled({ settings: schema }: WidgetDefinition, settings: WidgetRow['settings']): Warning[] {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const isKnown = new Set(known);
  const unknown = Object.keys(settings).filter((name) => !isKnown.has(name));
  const found = unknown.slice(0, MAX_COMPARED).flatMap((name): Warning[] => {
    const near = nearest(name, known);
    const message = `Kept, but nothing reads it; did you mean \`${near}\`?`;
    return near ? [{ path: beginningOf(`settings.${name}`, 100), code: 'unknown_setting', message }] : [];
  });
  return found.slice(0, MAX_LISTED);
}

type Judged = Pick<WidgetRow, 'content' | 'settings' | 'rules' | 'ruleLogicalOperator'>;
type Reading = Pick<CompanyTx, 'widget' | 'changelog' | 'segment'>;

/** Loads the linked records of a widget and returns warnings about them. */
export async function loadLinkWarnings(db: Reading, { entityType: type }: WidgetDefinition, row: Judged) {
  if (!isWidgetType(type)) return [];
  return [
    ...(await linkWarnings(db, linksOf(type, row))),
    ...(await linkWarnings(db, ruleLinks(row.rules, RULES), { needLive: false })),
    ...(await emptySegmentWarnings(db, row.rules, RULES)),
  ];
}

/** All warnings about a widget, including `linked` from `loadLinkWarnings`. Call it after the transaction. */
export async function warningsFor(
  ctx: Ctx,
  definition: WidgetDefinition,
  row: Judged,
  linked: readonly Warning[],
): Promise<Warning[]> {
  if (!isWidgetType(definition.entityType)) return [];
  return completeWarnings([
    ...warningsOf(definition.entityType, row, new Date()),
    ...misspelled(definition, row.settings),
    ...textWarnings(definition, row),
    ...linked,
    ...(await unknownRuleWarnings(ctx, row.rules, RULES)),
  ]);
}
