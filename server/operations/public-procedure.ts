import { initTRPC } from '@trpc/server';
import type { PublicCaller } from '../auth/public-caller';
import { requireStorable } from './storable';
import { errorFormatter, translateErrors } from './trpc-errors';

const t = initTRPC.context<PublicCaller>().create({ errorFormatter });

/** These count attempts and send mails, which must not be done again for having waited. */
const NEVER_CHANGING = { isChanging: async () => false };

export const publicRouter = t.router;

/** A procedure that needs no caller: for set-up, invitations and signing in. */
export const publicProcedure = t.procedure.use((call) =>
  translateErrors(NEVER_CHANGING, async () => {
    requireStorable(await call.getRawInput());
    return call.next();
  }),
);
