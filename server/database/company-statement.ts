import type { Statement } from './types';

/** A statement whose first parameter is the company. Only `companyStatement` makes one, so `Ctx.sql` accepts no other. */
class CompanyStatement {
  // A nominal type: an object of the same shape is not accepted.
  protected readonly bindsCompany = true;

  constructor(
    readonly name: string,
    readonly text: string,
    readonly shared: boolean,
    readonly each?: readonly string[],
  ) {}
}

export type { CompanyStatement };

const known = new Map<string, CompanyStatement>();

/** Every statement that the modules loaded so far have made. */
export const companyStatements = (): CompanyStatement[] => [...known.values()];

/**
 * Names a statement that reads and writes one company's rows alone: `$1` is the company, bound by `Ctx.sql`. A test checks
 * with the database that each table in the statement is restricted to the company.
 * @param options `shared`: it is fast, and may run over a connection that other requests use at the same time; `each`: see `Statement`
 */
export function companyStatement(
  name: string,
  text: string,
  { shared = false, each }: Pick<Statement, 'shared' | 'each'> = {},
): CompanyStatement {
  if (!text.includes('$1')) throw new Error(`${name}: the statement does not bind the company as $1`);
  const namesake = known.get(name);
  // Statements are prepared under their names: of two with one name, a connection would run the one that it prepared first.
  if (namesake && namesake.text !== text) throw new Error(`${name}: two statements have this name`);
  const statement = new CompanyStatement(name, text, shared, each);
  known.set(name, statement);
  return statement;
}
