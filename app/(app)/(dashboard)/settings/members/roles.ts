import type { Outputs } from '../../../../_ui/api';

export type Member = Outputs['members']['list']['members'][number];
export type Invitation = Outputs['members']['list']['invitations'][number];
export type Role = Member['role'];

/** From the one that may do everything to the one that may only look. */
export const ROLES: Role[] = ['owner', 'admin', 'editor', 'viewer'];
