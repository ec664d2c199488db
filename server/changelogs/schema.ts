import { z } from 'zod';
import { id, name, timestamp } from '../operation/wire';

export const changelog = z
  .strictObject({
    id: id.describe('The id of the changelog.'),
    name: z.string().describe('The name.').meta({ example: 'Product updates' }),
    active: z.boolean().describe('Whether its public page is online.'),
    createdAt: timestamp.describe('When it was created.'),
  })
  .meta({ id: 'Changelog', description: 'A stream of posts about what changed in the host application.' });

export type Changelog = z.infer<typeof changelog>;

const changelogFields = {
  name: name.describe('The name.').meta({ example: 'Product updates' }),
  active: z.boolean().describe('Whether its public page is online. Default true.').optional(),
};

export const changelogPath = { changelogId: id.describe('The id of the changelog.') };
export const createChangelogInput = z.strictObject(changelogFields);
export const updateChangelogInput = z.strictObject({
  ...changelogPath,
  ...changelogFields,
  name: changelogFields.name.optional(),
});
