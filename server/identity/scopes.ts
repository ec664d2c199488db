import { DocentError } from '../kernel/errors';

/** The scopes of keys. One table: the guard, the key form and the documentation read it. */
export const SCOPES = {
  read: 'All GET requests.',
  write: 'Every other method: create, update, delete.',
  publish: 'Publishing a widget, and editing a widget that is live.',
} as const;

export type Scope = keyof typeof SCOPES;

export const ALL_SCOPES = Object.keys(SCOPES) as Scope[];
export const isScope = (text: string): text is Scope => Object.hasOwn(SCOPES, text);

/** The scopes that a session has, by the person's role. */
export const ROLE_SCOPES = {
  viewer: ['read'],
  editor: ['read', 'write'],
  admin: ALL_SCOPES,
  owner: ALL_SCOPES,
} as const satisfies Record<string, readonly Scope[]>;

/** The refusal of a caller that lacks `scope`. */
export const missingScope = (scope: Scope): DocentError =>
  new DocentError('insufficient_scope', `This needs a key with the \`${scope}\` scope.`, { requiredScope: scope });
