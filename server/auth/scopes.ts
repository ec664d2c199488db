import { DocentError } from '../platform/errors';

/** The scopes of keys. One table: the guard, the key form and the documentation read it. */
export const SCOPES = {
  read: 'All GET requests.',
  write: 'Every other method: create, update, delete.',
  publish: 'Publishing a widget, and editing a widget that is live.',
} as const;

export type Scope = keyof typeof SCOPES;

export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];
export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

/** The roles of a person in a company. Two columns of the database are restricted to them. */
export const ROLES = ['owner', 'admin', 'editor', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** A row of a table that has a role, with the type that its text has. */
export const withRole = <Row extends { role: string }>(row: Row) => row as Row & { role: Role };

/** The scopes that a session has, by the person's role. */
export const ROLE_SCOPES = {
  viewer: ['read'],
  editor: ['read', 'write'],
  admin: ALL_SCOPES,
  owner: ALL_SCOPES,
} as const satisfies Record<Role, readonly Scope[]>;

/** The refusal of a caller that lacks `scope`. */
export const missingScope = (scope: Scope): DocentError =>
  new DocentError('insufficient_scope', `This needs a key with the \`${scope}\` scope.`, { requiredScope: scope });
