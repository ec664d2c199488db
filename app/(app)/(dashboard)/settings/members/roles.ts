import type { Outputs } from '../../../../_ui/data/api';

export type Member = Outputs['members']['list']['members'][number];
export type Invitation = Outputs['members']['list']['invitations'][number];
export type Role = Member['role'];

/** From the role with the most permissions to the role with the fewest. */
export const ROLES: Role[] = ['owner', 'admin', 'editor', 'viewer'];
