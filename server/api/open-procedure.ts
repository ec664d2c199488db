import { initTRPC } from '@trpc/server';
import type { Visitor } from '../auth/visitor';
import { invalid } from '../errors';
import { unstorable } from './storable';
import { errorFormatter, translateErrors } from './trpc-errors';

const t = initTRPC.context<Visitor>().create({ errorFormatter });

export const openRouter = t.router;

const requireStorable = t.middleware(async ({ getRawInput, next }) => {
  const issues = unstorable(await getRawInput());
  if (issues.length) throw invalid(issues);
  return next();
});

/** A procedure for whoever is at the door, signed in or not. */
export const openProcedure = t.procedure.use(t.middleware(({ next }) => translateErrors(next))).use(requireStorable);
