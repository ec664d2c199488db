import { publicProcedure, publicRouter } from '../../../operations/public-procedure';
import { nothing } from '../../../operations/wire';
import { acceptInvitation, showInvitation } from './invitations';
import { locateWidget } from './locate-widget';
import { requestReset, resetByMail, showReset } from './password-reset';
import {
  accepted,
  acceptInput,
  forgotInput,
  invitationPath,
  invitationShown,
  located,
  locateInput,
  resetInput,
  resetPath,
  resetShown,
  session,
  sessionPath,
  sessions,
  setUpInput,
} from './schema';
import { describeSession } from './session';
import { endSession, listSessions } from './sessions';
import { setUp } from './set-up';

export const publicApiRouter = publicRouter({
  session: publicProcedure.output(session).query(({ ctx }) => describeSession(ctx)),
  setUp: publicProcedure
    .input(setUpInput)
    .output(nothing)
    .mutation(({ ctx, input }) => setUp(ctx, input)),
  invitation: publicProcedure
    .input(invitationPath)
    .output(invitationShown)
    .query(({ ctx, input }) => showInvitation(ctx, input.token)),
  acceptInvitation: publicProcedure
    .input(acceptInput)
    .output(accepted)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  forgotPassword: publicProcedure
    .input(forgotInput)
    .output(nothing)
    .mutation(({ ctx, input }) => requestReset(ctx, input.email)),
  passwordReset: publicProcedure
    .input(resetPath)
    .output(resetShown)
    .query(({ ctx, input }) => showReset(ctx, input.token)),
  resetPassword: publicProcedure
    .input(resetInput)
    .output(resetShown)
    .mutation(({ ctx, input }) => resetByMail(ctx, input)),
  sessions: publicProcedure.output(sessions).query(({ ctx }) => listSessions(ctx)),
  endSession: publicProcedure
    .input(sessionPath)
    .output(nothing)
    .mutation(({ ctx, input }) => endSession(ctx, input.id)),
  locateWidget: publicProcedure
    .input(locateInput)
    .output(located)
    .query(({ ctx, input }) => locateWidget(ctx, input.type, input.id)),
});
