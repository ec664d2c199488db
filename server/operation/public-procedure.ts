import { initTRPC } from '@trpc/server';
import type { PublicCaller } from '../identity/public-caller';
import { requireStorable } from './storable';
import { errorFormatter, translateErrors } from './trpc-errors';

const t = initTRPC.context<PublicCaller>().create({ errorFormatter });

export const publicRouter = t.router;

/** A procedure that needs no caller: for set-up, invitations and signing in. */
export const publicProcedure = t.procedure.use((call) =>
  translateErrors(call.ctx.database, async () => {
    requireStorable(await call.getRawInput());
    return call.next();
  }),
);
