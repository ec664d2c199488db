import { WIDGET_TYPES } from '../../../widgets/contract/types';
import { ERRORS, type ErrorCode } from '../../platform/errors';
import { ERROR_EXAMPLES, REQUEST_ID } from './error-examples';

type Json = Record<string, unknown>;

const text = (description: string, example: string) => ({ type: 'string', description, example });
const list = (description: string, items: Json) => ({ type: 'array', description, items });
const ids = (description: string) => list(description, { type: 'integer' });
const object = (properties: Json, required: string[]) => ({ type: 'object', properties, required });

const issue = object(
  {
    path: text('The field with the issue; empty for the request as a whole.', 'steps[0].domQuery'),
    code: text('The error code.', 'too_small'),
    message: text('The error message.', 'Must not be empty.'),
  },
  ['path', 'code', 'message'],
);

const [firstType = ''] = WIDGET_TYPES;

const liveWidget = object(
  { entityType: text('Its type.', firstType), id: { type: 'integer', description: 'Its id.', example: 42 } },
  ['entityType', 'id'],
);

const referrer = object(
  {
    kind: text('`segment`, or the type of a widget.', firstType),
    id: { type: 'integer', description: 'Its id.', example: 42 },
    name: text('Its name.', 'Onboarding'),
  },
  ['kind', 'id', 'name'],
);

const FIELDS = {
  issues: list('Every fault, at most 100.', issue),
  unmet: list('Unmet publish requirements.', { type: 'string' }),
  missingTags: list('The tags that do not exist.', { type: 'string' }),
  missingIds: ids('The ids that do not exist.'),
  requiredScope: text('The scope that the key lacks.', 'publish'),
  liveWidgets: list('The live widgets that the request would change, at most 100.', liveWidget),
  allowed: list('The methods that are possible here.', { type: 'string' }),
  reason: text('Why, where there are several reasons; such as `idempotency_key_reused`.', 'idempotency_key_reused'),
  usedBy: list('The records that refer to the requested one, at most 20.', referrer),
  version: { type: 'integer', description: 'The version that is stored.', example: 8 },
  currentVersion: { type: 'integer', description: 'The same as `version`, under its former name.', example: 8 },
  updatedAt: text('When the stored version was saved.', '2026-03-01T09:30:00.000Z'),
  updatedBy: { type: ['string', 'null'], description: 'The author.', example: 'Kim Park' },
  updatedByCaller: {
    type: 'boolean',
    description: 'Whether the caller of this request saved that version, for example in another tab.',
    example: false,
  },
  conflicts: list(
    'For a draft: the fields that changed both in the draft and in the live widget.',
    object(
      {
        path: text('The place.', 'steps[id=a1].title'),
        base: { description: 'The value before both changes.' },
        live: { description: 'The live value now.' },
        draft: { description: 'The value of the draft.' },
      },
      ['path', 'base', 'live', 'draft'],
    ),
  ),
  requestId: text('The id of the request, as `X-Request-Id` and the log have it.', REQUEST_ID),
};

/** The `details` of each code that has fields in addition to the request id, and which of these fields are always present. */
const DETAILS: Partial<Record<ErrorCode, { properties: Json; required: string[] }>> = {
  validation_error: { properties: { issues: FIELDS.issues, unmet: FIELDS.unmet }, required: ['issues'] },
  invalid_tag_names: { properties: { missing: FIELDS.missingTags }, required: ['missing'] },
  insufficient_scope: {
    properties: { requiredScope: FIELDS.requiredScope, liveWidgets: FIELDS.liveWidgets },
    required: ['requiredScope'],
  },
  not_found: { properties: { missing: FIELDS.missingIds }, required: [] },
  method_not_allowed: { properties: { allowed: FIELDS.allowed }, required: ['allowed'] },
  conflict: { properties: { reason: FIELDS.reason, usedBy: FIELDS.usedBy }, required: [] },
  edit_conflict: {
    properties: {
      version: FIELDS.version,
      currentVersion: FIELDS.currentVersion,
      updatedAt: FIELDS.updatedAt,
      updatedBy: FIELDS.updatedBy,
      updatedByCaller: FIELDS.updatedByCaller,
      conflicts: FIELDS.conflicts,
    },
    required: ['version', 'currentVersion', 'updatedAt', 'updatedBy', 'updatedByCaller'],
  },
};

const pascal = (code: string) => code.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** The schema of one code's envelope: `ValidationError`, `NotFoundError`. */
export const errorSchemaName = (code: ErrorCode): string => pascal(code).replace(/(Error)?$/, 'Error');

const message = (example: string) => text('The error message.', example);

type Parts = { code: Json; message: Json; details: Json };

function envelope(description: string, parts: Parts, required: string[]): Json {
  return { ...object({ error: object(parts, required) }, ['error']), description };
}

const ofCode = (code: ErrorCode): Json => {
  const { properties, required } = DETAILS[code] ?? { properties: {}, required: [] };
  return envelope(
    `The envelope of \`${code}\`.`,
    {
      code: { type: 'string', const: code, description: 'The error code.' },
      message: message(ERROR_EXAMPLES[code].value.error.message),
      details: {
        ...object({ ...properties, requestId: FIELDS.requestId }, [...required, 'requestId']),
        description: 'Further details.',
      },
    },
    ['code', 'message', 'details'],
  );
};

/** The envelope of each code, by the names they have under `components.schemas`. */
export const errorSchemas: Record<string, Json> = Object.fromEntries(
  (Object.keys(ERRORS) as ErrorCode[]).map((code) => [errorSchemaName(code), ofCode(code)]),
);
