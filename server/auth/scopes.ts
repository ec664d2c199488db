import { DocentError } from '../platform/errors';

/** The scopes of keys. The guard, the key form and the documentation use this table. */
export const SCOPES = {
  read: 'All GET requests.',
  write: 'Every other method: create, update, delete.',
  publish: 'Publishing a widget, and editing a widget that is live.',
} as const;

export type Scope = keyof typeof SCOPES;

export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];
export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

/** The roles of a person in a company. Two database columns are restricted to these values. */
export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** Narrows the `role` column, which the database returns as `string`. */
export const withRole = <Row extends { role: string }>(row: Row) => row as Row & { role: Role };

/** The scopes of a session by the person's role. */
export const ROLE_SCOPES = {
  viewer: ['read'],
  editor: ['read', 'write'],
  admin: ALL_SCOPES,
  owner: ALL_SCOPES,
} as const satisfies Record<Role, readonly Scope[]>;

/** The error for a caller without `scope`. */
export const missingScope = (scope: Scope): DocentError =>
  new DocentError('insufficient_scope', `This needs a key with the \`${scope}\` scope.`, { requiredScope: scope });
