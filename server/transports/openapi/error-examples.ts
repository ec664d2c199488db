import { UNAVAILABLE_CAUSES } from '../../platform/causes';
import type { ErrorCode } from '../../platform/errors';

type Json = Record<string, unknown>;

type Example = { summary: string; value: { error: { code: ErrorCode; message: string; details: Json } } };

/** An example request id in the format that Docent generates. */
export const REQUEST_ID = 'req_4fGh7Kq2Lm9Np3Rt6Vx1';

const example = (summary: string, code: ErrorCode, message: string, details?: Json): Example => ({
  summary,
  value: { error: { code, message, details: { ...details, requestId: REQUEST_ID } } },
});

/** An example response for each error code. */
export const ERROR_EXAMPLES: Record<ErrorCode, Example> = {
  validation_error: example(
    'Invalid input',
    'validation_error',
    'name: Is missing: send a text. · steps[0].selector: Unknown field; did you mean `domQuery`?',
    {
      issues: [
        { path: 'name', code: 'invalid_type', message: 'Is missing: send a text.' },
        {
          path: 'steps[0].selector',
          code: 'unrecognized_keys',
          message: 'Unknown field; did you mean `domQuery`?',
        },
      ],
    },
  ),
  invalid_tag_names: example(
    'Unknown tags',
    'invalid_tag_names',
    'Unknown tag names: Beta (did you mean beta?). GET /v1/tags lists the tags that exist.',
    {
      missing: ['Beta'],
    },
  ),
  unauthorized: example(
    'No valid key',
    'unauthorized',
    'A valid API key is needed: send it as `Authorization: Bearer <API_KEY>`.',
  ),
  identity_not_verified: example('Identity not verified', 'identity_not_verified', 'Send `hash`.'),
  origin_not_allowed: example(
    'The origin is not listed',
    'origin_not_allowed',
    'The company’s settings do not list this origin.',
  ),
  insufficient_scope: example('A scope is missing', 'insufficient_scope', 'This needs a key with the `write` scope.', {
    requiredScope: 'write',
  }),
  quota_exceeded: example(
    'A quota is used up',
    'quota_exceeded',
    'The company has used its quota of 1,000,000 events for the month.',
    { quota: 'events', limit: 1_000_000, used: 1_000_000 },
  ),
  not_found: example('Not found', 'not_found', 'Tag not found.'),
  method_not_allowed: example('Wrong method', 'method_not_allowed', 'PUT is not possible here.', { allowed: ['GET'] }),
  conflict: example('Conflict', 'conflict', 'There is already one of that name.'),
  edit_conflict: example(
    'Saved meanwhile',
    'edit_conflict',
    'This product tour was saved meanwhile by Kim Park: it is at version 8, not 7. Read it again, then send the change.',
    {
      version: 8,
      currentVersion: 8,
      updatedAt: '2026-03-01T09:30:00.000Z',
      updatedBy: 'Kim Park',
      updatedByCaller: false,
    },
  ),
  widget_is_live: example(
    'The widget is live',
    'widget_is_live',
    'This product tour is live: changing it needs a key with the `publish` scope.',
  ),
  not_live: example(
    'Not live',
    'not_live',
    'This product tour is not live, so it has no separate draft: change the product tour itself.',
  ),
  payload_too_large: example('Too large', 'payload_too_large', 'The body is larger than 1048576 bytes.'),
  unsupported_media_type: example(
    'Compressed',
    'unsupported_media_type',
    'Send the body as it is: Content-Encoding gzip is not taken.',
  ),
  rate_limit_exceeded: example(
    'Too many requests',
    'rate_limit_exceeded',
    'Too many requests. Wait 42 seconds, then try again.',
  ),
  internal_error: example(
    'Server error',
    'internal_error',
    'Something went wrong on our side. It is safe to try again.',
  ),
  not_configured: example(
    'Not configured',
    'not_configured',
    'This installation has no browser to draw previews with: its operator can set CHROMIUM_PATH.',
  ),
  unavailable: example('Temporarily unavailable', 'unavailable', UNAVAILABLE_CAUSES.queue),
};
