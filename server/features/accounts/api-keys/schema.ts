import { z } from 'zod';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { ALL_SCOPES } from '../../../auth/scopes';
import { id, name, timestamp } from '../../../operations/wire';

const scopes = z.array(z.enum(ALL_SCOPES)).max(ALL_SCOPES.length);

export const apiKey = z
  .strictObject({
    id: id.describe('The id of the key.'),
    name: z.string().describe('The name of the key.').meta({ example: 'Nightly sync' }),
    key: z
      .string()
      .describe(
        'The key, in full only when it was just created. In lists, all but its last four characters are hidden.',
      )
      .meta({ example: 'dk_************************************h3Vq' }),
    scopes: scopes.describe('The scopes of the key.'),
    createdAt: timestamp.describe('When it was created.'),
    lastUsedAt: timestamp.nullable().describe('When it was last used, to about a minute; null if never.'),
  })
  .meta({ id: 'ApiKey', description: 'A secret that authenticates a server of the company.' });

export type ApiKey = z.infer<typeof apiKey>;

export const apiKeyPath = { id: id.describe('The id of the key.') };

export const createApiKeyInput = z.strictObject({
  name: name.max(LENGTHS.keyName).describe('The name of the key.').meta({ example: 'Nightly sync' }),
  scopes: scopes
    .min(1)
    .optional()
    .describe('The scopes of the key. Default: all of `read`, `write`, `publish`.')
    .meta({ example: ['read', 'write'] }),
});

export const handOverInput = z.strictObject({ token: z.string().min(1).max(100) });
