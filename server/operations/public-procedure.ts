import { initTRPC } from '@trpc/server';
import type { PublicCaller } from '../auth/public-caller';
import { requireStorable } from './storable';
import { errorFormatter, translateErrors } from './trpc-errors';

const t = initTRPC.context<PublicCaller>().create({ errorFormatter });

/** Never retry these procedures during a migration: they count attempts and send mail. */
const NO_RETRY = { isChanging: async () => false };

export const publicRouter = t.router;

/** A procedure for public callers: for set-up, invitations and signing in. */
export const publicProcedure = t.procedure.use((call) =>
  translateErrors(NO_RETRY, async () => {
    requireStorable(await call.getRawInput());
    return call.next();
  }),
);
