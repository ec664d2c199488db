import { z } from 'zod';
import { dashboardOperation, router } from '../../../operations/operation';
import { id, nothing } from '../../../operations/wire';
import { inviteMember, revokeInvitation } from './invitations';
import { changeRoleInput, invited, inviteInput, memberPath, members } from './schema';
import { changeRole, listMembers, removeMember } from './service';

export const membersRouter = router({
  list: dashboardOperation.output(members).query(({ ctx }) => listMembers(ctx)),
  invite: dashboardOperation
    .input(inviteInput)
    .output(invited)
    .mutation(({ ctx, input }) => inviteMember(ctx, input)),
  revokeInvitation: dashboardOperation
    .input(z.strictObject({ id }))
    .output(nothing)
    .mutation(({ ctx, input }) => revokeInvitation(ctx, input.id)),
  changeRole: dashboardOperation
    .input(changeRoleInput)
    .output(nothing)
    .mutation(({ ctx, input }) => changeRole(ctx, input.personId, input.role)),
  remove: dashboardOperation
    .input(z.strictObject(memberPath))
    .output(nothing)
    .mutation(({ ctx, input }) => removeMember(ctx, input.personId)),
});
