import { type Batched, batched } from '../kernel/batch';
import type { RunSql, Statement } from './database';

/** The most look-ups of one statement. */
const MOST = 100;

/** A value that one of them brought and the database does not take: no fault of the others. */
const isOfValue = (error: unknown): boolean => String((error as { code?: unknown } | null)?.code).startsWith('22');

/** The same look-up for lists of parameters: its row for each that finds one, with its place in the lists from 1. */
const forMany = ({ name, text }: Statement, types: readonly string[]): Statement => ({
  name: `${name}_of_many`,
  text: `
    SELECT a."place"::int AS "placeOfMany", f.*
    FROM unnest(${types.map((type, at) => `$${at + 1}::${type}[]`).join(', ')}) WITH ORDINALITY
      a (${types.map((_, at) => `"p${at + 1}", `).join('')}"place")
    JOIN LATERAL (${text.replace(/\$(\d+)/g, 'a."p$1"')}) f ON true`,
});

/** Runs statements with `each` so that what many ask of one in the same turn of the event loop goes to the database as one. */
export function manyAsOne(run: RunSql): RunSql {
  const known = new Map<string, Batched<unknown[], object[]>>();

  const lookUp = (statement: Statement, types: readonly string[]) => {
    const many = forMany(statement, types);
    return batched<unknown[], object[]>(async (asked) => {
      const [only] = asked;
      if (asked.length === 1 && only) return [await run<object>(statement, only)];
      const lists = types.map((_, at) => asked.map((values) => values[at]));
      try {
        const found = asked.map((): object[] => []);
        for (const { placeOfMany, ...row } of await run<{ placeOfMany: number }>(many, lists))
          found[placeOfMany - 1]?.push(row);
        return found;
      } catch (error) {
        if (!isOfValue(error)) throw error;
        return asked.map(async (values) => run<object>(statement, values));
      }
    }, MOST);
  };

  return <Row>(statement: Statement, values: unknown[]) => {
    if (!statement.each) return run<Row>(statement, values);
    const lookUpOne = known.get(statement.name) ?? lookUp(statement, statement.each);
    known.set(statement.name, lookUpOne);
    return lookUpOne(values) as Promise<Row[]>;
  };
}
