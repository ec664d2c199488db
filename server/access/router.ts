import { openProcedure, openRouter } from '../api/open-procedure';
import { nothing } from '../api/wire';
import {
  accepted,
  acceptInput,
  invitationPath,
  invitationShown,
  located,
  locateInput,
  setUpInput,
  visitor,
} from './schema';
import { acceptInvitation, describeVisitor, locateWidget, setUp, showInvitation } from './service';

export const accessRouter = openRouter({
  visitor: openProcedure.output(visitor).query(({ ctx }) => describeVisitor(ctx)),
  setUp: openProcedure
    .input(setUpInput)
    .output(nothing)
    .mutation(({ ctx, input }) => setUp(ctx, input)),
  invitation: openProcedure
    .input(invitationPath)
    .output(invitationShown)
    .query(({ ctx, input }) => showInvitation(ctx, input.token)),
  acceptInvitation: openProcedure
    .input(acceptInput)
    .output(accepted)
    .mutation(({ ctx, input }) => acceptInvitation(ctx, input)),
  locateWidget: openProcedure
    .input(locateInput)
    .output(located)
    .query(({ ctx, input }) => locateWidget(ctx, input.type, input.id)),
});
