import { type Batched, batched } from '../platform/batch';
import type { RunSql, Statement } from './types';

/** Maximum look-ups of one statement. */
const MAX_BATCH = 100;

/** True for an error caused by an invalid value of one look-up (SQLSTATE class 22), which must not fail the others. */
const isDataException = (error: unknown): boolean =>
  String((error as { code?: unknown } | null)?.code).startsWith('22');

/** Rewrites a look-up to take lists of parameters. Each returned row has the 1-based index of its parameters in the lists. */
const forMany = ({ name, text }: Statement, types: readonly string[]): Statement => ({
  name: `${name}_of_many`,
  text: `
    SELECT a."place"::int AS "placeOfMany", f.*
    FROM unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')}) WITH ORDINALITY
      a (${types.map((_, at) => `"p${at + 1}", `).join('')}"place")
    JOIN LATERAL (${text.replace(/\$(\d+)/g, 'a."p$1"')}) f ON true`,
});

/** Batches statements that set `each`: look-ups of one statement in the same event-loop tick run as a single query. */
export function batchLookups(run: RunSql): RunSql {
  const known = new Map<string, Batched<unknown[], object[]>>();

  const lookUp = (statement: Statement, types: readonly string[]) => {
    const many = forMany(statement, types);
    return batched<unknown[], object[]>(async (batch) => {
      const [only] = batch;
      if (batch.length === 1 && only) return [await run<object>(statement, only)];
      const lists = types.map((_, at) => batch.map((values) => values[at]));
      try {
        const found = batch.map((): object[] => []);
        for (const { placeOfMany, ...row } of await run<{ placeOfMany: number }>(many, lists))
          found[placeOfMany - 1]?.push(row);
        return found;
      } catch (error) {
        if (!isDataException(error)) throw error;
        return batch.map(async (values) => run<object>(statement, values));
      }
    }, MAX_BATCH);
  };

  return <Row>(statement: Statement, values: unknown[]) => {
    if (!statement.each) return run<Row>(statement, values);
    const lookUpOne = known.get(statement.name) ?? lookUp(statement, statement.each);
    known.set(statement.name, lookUpOne);
    return lookUpOne(values) as Promise<Row[]>;
  };
}
