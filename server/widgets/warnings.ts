import { z } from 'zod';
import type { WidgetDefinition } from '../../widgets/definition';
import { nearest } from '../../widgets/nearest';
import { ruleLinks } from '../../widgets/targeting-warnings';
import { isWidgetType } from '../../widgets/types';
import type { Warning } from '../../widgets/warning';
import { linksOf, RULES, warningsOf } from '../../widgets/warnings';
import type { CompanyTx } from '../database/company-db';
import { linkWarnings } from './links';
import type { WidgetRow } from './rows';

/** Settings are kept whatever they are called; one that is called almost like a known one was meant to be that. */
function misspelt({ settings: schema }: WidgetDefinition, settings: WidgetRow['settings']): Warning[] {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  return Object.keys(settings).flatMap((name): Warning[] => {
    const near = known.includes(name) ? undefined : nearest(name, known);
    const message = `Kept, but nothing reads it; did you mean \`${near}\`?`;
    return near ? [{ path: `settings.${name}`.slice(0, 100), code: 'unknown_setting', message }] : [];
  });
}

/** What is accepted of a widget and cannot mean what was meant, with what the database knows of what it leads to. */
export async function warningsFor(
  db: Pick<CompanyTx, 'widget' | 'changelog'>,
  definition: WidgetDefinition,
  row: Pick<WidgetRow, 'content' | 'settings' | 'rules' | 'ruleLogicalOperator'>,
): Promise<Warning[]> {
  const type = definition.entityType;
  if (!isWidgetType(type)) return [];
  return [
    ...warningsOf(type, row, new Date()),
    ...misspelt(definition, row.settings),
    ...(await linkWarnings(db, linksOf(type, row))),
    ...(await linkWarnings(db, ruleLinks(row.rules, RULES), { needLive: false })),
  ];
}
