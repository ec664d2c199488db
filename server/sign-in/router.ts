import { publicProcedure, publicRouter } from '../operation/public-procedure';
import { nothing } from '../operation/wire';
import { acceptInvitation, showInvitation } from './invitations';
import { locateWidget } from './locate-widget';
import {
  accepted,
  acceptInput,
  invitationPath,
  invitationShown,
  located,
  locateInput,
  session,
  setUpInput,
} from './schema';
import { describeSession } from './session';
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
  locateWidget: publicProcedure
    .input(locateInput)
    .output(located)
    .query(({ ctx, input }) => locateWidget(ctx, input.type, input.id)),
});
