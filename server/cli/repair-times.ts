import type { MigratedDatabase } from '../database/open';
import { type ColumnReport, type RepairReport, repairTimes, type Sample } from '../database/time-repair/repair';
import type { Answer } from './commands';

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;
const change = ({ key, before, after }: Sample): string => `${key}: ${before} → ${after}`;

function linesOf({ table, column, rows, inexact, doubtful, ahead, aheadAfter, samples, inexactRows }: ColumnReport) {
  return [
    `  ${table}.${column}: ${counted(rows, 'row')}`,
    ...samples.map((sample) => `    ${change(sample)}`),
    ...(ahead ? [`    in the future: ${ahead} before, ${aheadAfter} after`] : []),
    ...(doubtful ? [`    ${doubtful} of them were written around the upgrade and may be correct already`] : []),
    ...(inexact
      ? [
          `    ${inexact} of them may have been meant an hour earlier, in the hour that clocks skip:`,
          ...inexactRows.map((sample) => `      ${change(sample)}`),
        ]
      : []),
  ];
}

function textOf({ applied, zone, utcSince, until, snapshots, columns, demoCompanies }: RepairReport): string {
  const rows = columns.reduce((sum, column) => sum + column.rows, 0);
  return [
    `Sessions had the zone ${zone} until ${until ?? utcSince}.`,
    ...columns.flatMap(linesOf),
    ...(snapshots ? [`  WidgetVersion.snapshot: ${counted(snapshots, 'row')}`] : []),
    ...(demoCompanies.length ? [`Demo data is not changed: companies ${demoCompanies.join(', ')}.`] : []),
    applied
      ? `Repaired ${counted(rows + snapshots, 'date')}.`
      : `${counted(rows + snapshots, 'date')} would be repaired. Nothing was changed: --apply does it.`,
  ].join('\n');
}

/** @throws SettingsError where there is nothing to do */
export async function dbRepairTimes(
  { database }: MigratedDatabase,
  options: { apply?: boolean; zone?: string; until?: Date },
): Promise<Answer> {
  const report = await repairTimes(database, options);
  return { json: report, text: textOf(report) };
}
