import { type Actor, Ctx } from '../auth/context';
import { ALL_SCOPES, type Scope } from '../auth/scopes';
import type { Database } from '../database/types';
import { failure } from '../operations/failure';
import type { DocentError } from '../platform/errors';
import { appRouter } from '../transports/router';
import { createTestCompany, openTestDatabase } from './database';

export type Api = ReturnType<typeof appRouter.createCaller>;

/** Calls every operation as an actor of one company, without HTTP. */
export type Caller = {
  database: Database;
  companyId: number;
  api: Api;
  ctx: () => Ctx;
  /** Runs one operation; `status` is set when it differs from the default status. */
  answer: <T>(run: (api: Api) => Promise<T>) => Promise<{ status: number | undefined; body: T }>;
  /** A caller in the same company who acts as another actor. */
  as: (actor: Partial<Actor>) => Caller;
};

const KEY: Actor = { kind: 'key', id: '1', name: 'Test key', scopes: new Set(ALL_SCOPES) };

function callerFor(database: Database, companyId: number, actor: Actor): Caller {
  const ctx = () => new Ctx(database, companyId, actor);
  return {
    database,
    companyId,
    api: appRouter.createCaller(ctx),
    ctx,
    answer: async (run) => {
      const own = ctx();
      const body = await run(appRouter.createCaller(own));
      return { status: own.status, body };
    },
    as: (other) => callerFor(database, companyId, { ...actor, ...other }),
  };
}

/** A caller with every scope in an existing company. */
export const callerIn = (database: Database, companyId: number): Caller => callerFor(database, companyId, KEY);

/** A caller with a new company, in the worker's database when none is named. */
export async function openTestCaller(scopes: Scope[] = ALL_SCOPES, given?: Database): Promise<Caller> {
  const database = given ?? (await openTestDatabase());
  const { companyId } = await createTestCompany(database);
  return callerFor(database, companyId, { ...KEY, scopes: new Set(scopes) });
}

/** The failure of a call as a client sees it. @throws Error when the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<DocentError> {
  const outcome = await call.then(
    () => undefined,
    (error: unknown) => failure(error),
  );
  if (!outcome) throw new Error('The call was expected to be refused.');
  return outcome;
}

/** The paths of the issues in a refusal, without duplicates. */
export const issuePaths = ({ details }: DocentError): string[] => [
  ...new Set(((details?.issues ?? []) as { path: string }[]).map(({ path }) => path)),
];

/** Runs `call` for 0 to count - 1 concurrently: returns results, and the codes of errors. */
export async function simultaneously<T>(count: number, call: (index: number) => Promise<T>) {
  const settled = await Promise.allSettled(Array.from({ length: count }, (_, index) => call(index)));
  return {
    done: settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    refused: settled.flatMap((one) => (one.status === 'rejected' ? [failure(one.reason).code] : [])),
  };
}
