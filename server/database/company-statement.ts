import type { Statement } from './types';

/** A statement whose first parameter is the company. Only `companyStatement` makes one, so that no other gets into `Ctx.sql`. */
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
 * Names a statement that reads and writes one company's rows alone: `$1` is the company, bound by `Ctx.sql`. That each of its tables
 * is bound to it, the database itself proves in a test.
 * @param options `shared`: it answers at once, and may go over a connection that others use at the same moment; `each`: see `Statement`
 */
export function companyStatement(
  name: string,
  text: string,
  { shared = false, each }: Pick<Statement, 'shared' | 'each'> = {},
): CompanyStatement {
  if (!text.includes('$1')) throw new Error(`${name}: the statement does not bind the company as $1`);
  const namesake = known.get(name);
  // Prepared under its name: of two, a connection would run whichever it met first.
  if (namesake && namesake.text !== text) throw new Error(`${name}: two statements have this name`);
  const statement = new CompanyStatement(name, text, shared, each);
  known.set(name, statement);
  return statement;
}
