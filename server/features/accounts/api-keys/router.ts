import { z } from 'zod';
import { createdAfter } from '../../../operations/dates';
import { dashboardOperation, operation, router } from '../../../operations/operation';
import { listOf, nothing, page } from '../../../operations/wire';
import { createKeyForCaller, deleteKey, getKey, listKeyPage } from './access';
import { createKeyLink, openKeyLink } from './hand-over';
import { apiKey, apiKeyPath, createApiKeyInput, handOverInput } from './schema';

const TAG = 'API keys';

export const apiKeysRouter = router({
  list: operation({
    method: 'GET',
    path: '/api-keys',
    tool: 'list_api_keys',
    secret: true,
    tag: TAG,
    summary: 'List API keys',
    description:
      "Lists the company's keys, newest first. Only the dashboard shows them whole, to people who could have made them.",
  })
    .input(z.strictObject({ ...page, createdAfter }))
    .output(listOf(apiKey))
    .query(({ ctx, input }) => listKeyPage(ctx, input)),

  create: operation({
    method: 'POST',
    path: '/api-keys',
    tool: 'create_api_key',
    secret: true,
    tag: TAG,
    summary: 'Create an API key',
    description:
      'Creates a key. REST returns the full key; agents get a link that shows it once to a signed-in person, within ten minutes. Only scopes that the calling key has can be granted: others are refused with `insufficient_scope`.',
  })
    .input(createApiKeyInput)
    .output(apiKey)
    .mutation(({ ctx, input }) => createKeyForCaller(ctx, input)),

  get: operation({
    method: 'GET',
    path: '/api-keys/{id}',
    tool: 'get_api_key',
    secret: true,
    tag: TAG,
    summary: 'Get an API key',
    description: 'Returns one key. Only the dashboard shows the full key, to people with all of its scopes.',
    errors: ['not_found'],
  })
    .input(z.strictObject(apiKeyPath))
    .output(apiKey)
    .query(({ ctx, input }) => getKey(ctx, input.id)),

  delete: operation({
    method: 'DELETE',
    path: '/api-keys/{id}',
    tool: 'delete_api_key',
    tag: TAG,
    summary: 'Delete an API key',
    description:
      'Deletes a key for good. Its next request is refused. Needs all scopes of the key, and `publish` if the settings select it to sign identity hashes.',
    errors: ['not_found'],
  })
    .input(z.strictObject(apiKeyPath))
    .output(nothing)
    .mutation(({ ctx, input }) => deleteKey(ctx, input.id)),
});

/** Operations for people only: opening the link that an agent got in place of a key. */
export const keyHandOversRouter = router({
  open: dashboardOperation
    .input(handOverInput)
    .output(apiKey)
    .mutation(({ ctx, input }) => openKeyLink(ctx, input.token)),
});

export { createKeyLink };
