import { ERRORS, type ErrorCode } from '../../kernel/errors';
import type { Meta } from '../../operation/operation';

type Json = Record<string, unknown>;

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** The headers of every response. */
export const rateLimitHeaders = () => ({
  'X-RateLimit-Limit': headerRef('RateLimitLimit'),
  'X-RateLimit-Remaining': headerRef('RateLimitRemaining'),
  'X-RateLimit-Reset': headerRef('RateLimitReset'),
});

const integerHeader = (description: string, example: number) => ({
  description,
  required: true,
  schema: { type: 'integer' },
  example,
});

export const headers = {
  RateLimitLimit: integerHeader('Requests allowed in the window.', 60),
  RateLimitRemaining: integerHeader('Requests left in the window.', 59),
  RateLimitReset: integerHeader('Unix seconds when the window ends.', 1_772_357_400),
  RetryAfter: integerHeader('Whole seconds to wait before the next try.', 42),
};

export const errorSchemas = {
  Error: {
    type: 'object',
    description: 'The envelope of every failure.',
    required: ['error'],
    additionalProperties: false,
    properties: {
      error: {
        type: 'object',
        required: ['code', 'message'],
        additionalProperties: false,
        properties: {
          code: {
            type: 'string',
            enum: Object.keys(ERRORS),
            description: 'What went wrong, for programs.',
            example: 'not_found',
          },
          message: { type: 'string', description: 'What went wrong, for people.', example: 'Tag not found.' },
          details: { type: 'object', description: 'More, depending on the code.', additionalProperties: true },
        },
      },
    },
  },
};

type Example = { summary: string; value: Json };

const example = (summary: string, code: ErrorCode, message: string, details?: Json): Example => ({
  summary,
  value: { error: { code, message, ...(details ? { details } : {}) } },
});

const EXAMPLES: Record<ErrorCode, Example> = {
  validation_error: example(
    'Invalid input',
    'validation_error',
    'name: Invalid input: expected string, received undefined',
    {
      issues: [{ path: 'name', code: 'invalid_type', message: 'Invalid input: expected string, received undefined' }],
    },
  ),
  invalid_tag_names: example(
    'Unknown tags',
    'invalid_tag_names',
    'Unknown tag names: Beta. GET /v1/tags lists the tags there are.',
    {
      missing: ['Beta'],
    },
  ),
  unauthorized: example(
    'No valid key',
    'unauthorized',
    'A valid API key is needed: send it as `Authorization: Bearer <API_KEY>`.',
  ),
  identity_not_verified: example('Who it is was not proved', 'identity_not_verified', 'Send `hash`.'),
  origin_not_allowed: example(
    'The origin is not listed',
    'origin_not_allowed',
    'The company’s settings do not list this origin.',
  ),
  insufficient_scope: example('A scope is missing', 'insufficient_scope', 'This needs a key with the `write` scope.', {
    requiredScope: 'write',
  }),
  not_found: example('Not there', 'not_found', 'Tag not found.'),
  method_not_allowed: example('Wrong method', 'method_not_allowed', 'PUT is not possible here.', { allowed: ['GET'] }),
  conflict: example('In the way', 'conflict', 'There is already one of that name.'),
  edit_conflict: example(
    'Saved meanwhile',
    'edit_conflict',
    'This product tour was saved meanwhile by Kim Park: it is at version 8, not 7. Read it again, then send the change.',
    { currentVersion: 8, updatedAt: '2026-03-01T09:30:00.000Z', updatedBy: 'Kim Park' },
  ),
  widget_is_live: example(
    'The widget is live',
    'widget_is_live',
    'This product tour is live: changing it needs a key with the `publish` scope.',
  ),
  payload_too_large: example('Too large', 'payload_too_large', 'The body is larger than 1048576 bytes.'),
  rate_limit_exceeded: example(
    'Too many requests',
    'rate_limit_exceeded',
    'Too many requests. Wait as many seconds as the Retry-After header says.',
  ),
  internal_error: example('Our fault', 'internal_error', 'Something went wrong on our side. It is safe to try again.'),
};

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is not valid; `details.issues` lists every fault.',
  401: 'The Authorization header is missing, or its key is invalid or deleted.',
  403: 'The key lacks a scope; `details.requiredScope` names it.',
  404: 'It does not exist, or belongs to another company.',
  409: 'The state of the resource does not allow it.',
  413: 'The body is larger than 1 MiB.',
  429: 'The rate limit is used up; wait for `Retry-After` seconds.',
  500: 'A fault on the server’s side; safe to try again.',
};

function errorResponse(status: number, codes: ErrorCode[]): Json {
  return {
    description: DESCRIPTIONS[status] ?? 'Failure.',
    headers: { ...rateLimitHeaders(), ...(status === 429 ? { 'Retry-After': headerRef('RetryAfter') } : {}) },
    content: {
      'application/json': {
        schema: schemaRef('Error'),
        examples: Object.fromEntries(codes.map((code) => [code, EXAMPLES[code]])),
      },
    },
  };
}

const pascal = (code: string) => code.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());

/** Error responses by the name they have under `components.responses`. */
export const sharedResponses: Record<string, Json> = {};

function shared(status: number, codes: ErrorCode[]): Json {
  const name = codes.map(pascal).join('Or');
  sharedResponses[name] ??= errorResponse(status, codes);
  return { $ref: `#/components/responses/${name}` };
}

/** Every error response of an operation, by status. */
export function errorResponses(meta: Meta, path: string): Record<string, Json> {
  const method = meta.openapi?.method;
  const takesBody = method !== 'GET' && method !== 'DELETE';
  const codes = new Set<ErrorCode>([
    'validation_error',
    'unauthorized',
    'insufficient_scope',
    ...(path.includes('{') ? (['not_found'] as const) : []),
    ...meta.errors,
    ...(takesBody ? (['payload_too_large'] as const) : []),
    'rate_limit_exceeded',
    'internal_error',
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, list]) => [String(status), shared(status, list)]));
}

/** The error responses of the public description itself. */
export const publicErrorResponses = () => ({
  '429': shared(429, ['rate_limit_exceeded']),
  '500': shared(500, ['internal_error']),
});
