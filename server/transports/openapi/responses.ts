import type { Meta } from '../../operations/operation';
import { ERRORS, type ErrorCode } from '../../platform/errors';
import { ERROR_EXAMPLES } from './error-examples';
import { errorSchemaName } from './error-schemas';

type Json = Record<string, unknown>;

const schemaRef = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const headerRef = (name: string) => ({ $ref: `#/components/headers/${name}` });

/** The headers of every response. */
export const commonHeaders = () => ({
  'X-Request-Id': headerRef('RequestId'),
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

const textHeader = (description: string, example: string) => ({
  description,
  schema: { type: 'string' },
  example,
});

/** The headers of a successful response. */
export const successHeaders = (method: string, status: number) => ({
  ...commonHeaders(),
  ...(status === 201 ? { Location: headerRef('Location') } : {}),
  ...(method === 'GET' ? { ETag: headerRef('ETag') } : {}),
  ...(method === 'POST' ? { 'Idempotent-Replay': headerRef('IdempotentReplay') } : {}),
});

/** The response to a read whose result the caller already has. */
export const notModified = () => ({
  description: 'Not modified since the `ETag` in `If-None-Match`.',
  headers: { ...commonHeaders(), ETag: headerRef('ETag') },
});

export const parameters = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique key for this request, stored for 24 hours. Repeating the request with the same body returns the first response, with `Idempotent-Replay: true`, and changes nothing. With another body: 409 `conflict`, and `details.reason` is `idempotency_key_reused`. While the first request is in progress: 409 with `Retry-After: 1`.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '0b7c1f7e-6a52-4f0e-9d3a-1b1f6f3d2c11',
  },
};

export const headers = {
  RequestId: {
    ...textHeader(
      'The id of the request in the log. Your own `X-Request-Id`, if it has 1 to 128 letters, digits, `.`, `_` or `-`.',
      'req_4fGh7Kq2Lm9Np3Rt6Vx1',
    ),
    required: true,
  },
  Location: textHeader(
    'The path of the created record. Sent only if a record was created and can be read with GET.',
    '/api/v1/tags/42',
  ),
  ETag: textHeader(
    'Send it as `If-None-Match` with the next read. The response is 304 while nothing has changed.',
    'W/"mGf1qkY1cT0u5Wz8nJ3rXv2hB6d"',
  ),
  IdempotentReplay: textHeader(
    '`true` if this is the response of an earlier request with the same `Idempotency-Key`.',
    'true',
  ),
  RateLimitLimit: integerHeader('Requests allowed in the window.', 60),
  RateLimitRemaining: integerHeader('Requests left in the window.', 59),
  RateLimitReset: integerHeader('Unix seconds when the window ends.', 1_772_357_400),
  RetryAfter: integerHeader('Whole seconds to wait before the next attempt.', 42),
};

const DESCRIPTIONS: Record<number, string> = {
  400: 'The request is not valid; `details.issues` lists every error.',
  401: 'The Authorization header is missing, or its key is invalid or deleted.',
  403: 'The key lacks a scope; `details.requiredScope` names it.',
  404: 'It does not exist, or belongs to another company.',
  409: 'The state of the resource does not allow it, or an idempotency key was sent with another request.',
  413: 'The body is larger than 1 MiB, or 4 MiB for bulk imports.',
  415: 'The body is compressed or not in UTF-8, or bulk rows have an unsupported format.',
  429: 'The rate limit is used up; wait for `Retry-After` seconds.',
  500: 'An error of the server; safe to retry.',
  501: 'This installation is not configured for it; `message` names the setting.',
  503: 'Temporarily not possible; `message` gives the reason. Wait for `Retry-After` seconds.',
};

function errorResponse(status: number, codes: ErrorCode[]): Json {
  return {
    description: DESCRIPTIONS[status] ?? 'Failure.',
    headers: {
      ...commonHeaders(),
      ...(status === 429 || status === 503 ? { 'Retry-After': headerRef('RetryAfter') } : {}),
    },
    content: {
      'application/json': {
        schema: { anyOf: codes.map((code) => schemaRef(errorSchemaName(code))) },
        examples: Object.fromEntries(codes.map((code) => [code, ERROR_EXAMPLES[code]])),
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
export function errorResponses(
  meta: Pick<Meta, 'openapi' | 'errors' | 'otherStatus'>,
  path: string,
): Record<string, Json> {
  const method = meta.openapi?.method;
  const takesBody = method !== 'GET' && method !== 'DELETE';
  const codes = new Set<ErrorCode>([
    'validation_error',
    'unauthorized',
    'insufficient_scope',
    // An upsert never answers 404.
    ...(path.includes('{') && !meta.otherStatus?.includes(201) ? (['not_found'] as const) : []),
    ...meta.errors,
    // The idempotency key belongs to another request, or to one in progress.
    ...(method === 'POST' ? (['conflict'] as const) : []),
    ...(takesBody ? (['payload_too_large', 'unsupported_media_type'] as const) : []),
    'rate_limit_exceeded',
    'internal_error',
    'unavailable',
  ]);
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of codes) byStatus.set(ERRORS[code].status, [...(byStatus.get(ERRORS[code].status) ?? []), code]);
  return Object.fromEntries([...byStatus].map(([status, list]) => [String(status), shared(status, list)]));
}

/** The error responses of `GET /openapi.json`. */
export const publicErrorResponses = () => ({
  '429': shared(429, ['rate_limit_exceeded']),
  '500': shared(500, ['internal_error']),
});
