import type {
  ConflictError,
  EditConflictError,
  InsufficientScopeError,
  InternalError,
  InvalidTagNamesError,
  NotFoundError,
  UnavailableError,
  ValidationError,
} from './schema.js';

/** The envelope of every failure. Codes and details may be added: treat one that you do not know by its status. */
export type ErrorEnvelope = { error: { code: string; message: string; details?: Record<string, unknown> } };

type ByCode = {
  conflict: ConflictError;
  edit_conflict: EditConflictError;
  insufficient_scope: InsufficientScopeError;
  internal_error: InternalError;
  invalid_tag_names: InvalidTagNamesError;
  not_found: NotFoundError;
  unavailable: UnavailableError;
  validation_error: ValidationError;
};

/** The codes that come with details. */
export type DetailedCode = keyof ByCode;

/** The details that failures of a code have. */
export type DetailsOf<Code extends DetailedCode> = NonNullable<ByCode[Code]['error']['details']>;
