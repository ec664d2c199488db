import { z } from 'zod';
import { asChangingWithoutSave } from '../../../operations/round-trip';
import { id, name, timestamp } from '../../../operations/wire';
import { customDomain, domainProof } from '../public-pages/domains';

export const changelog = z
  .strictObject({
    id: id.describe('The id of the changelog.'),
    name: z.string().describe('The name.').meta({ example: 'Product updates' }),
    active: z.boolean().describe('Whether its public page is online.'),
    createdAt: timestamp.describe('When it was created.'),
    publicId: z.string().describe('The id in the address of its public page.').meta({ example: '7Qh2mxVb4TzR8wLp' }),
    publicUrl: z
      .string()
      .describe('The address of its public page.')
      .meta({ example: 'https://docent.example.com/c/7Qh2mxVb4TzR8wLp' }),
    customDomain: z
      .string()
      .nullable()
      .describe('The domain its public page is served under, if any.')
      .meta({ example: 'news.example.com' }),
    domainProof: asChangingWithoutSave(
      domainProof.nullable().describe('The DNS record that proves the domain; null without one.'),
    ),
  })
  .meta({ id: 'Changelog', description: 'A list of posts about changes in the host application.' });

export type Changelog = z.infer<typeof changelog>;

const changelogFields = {
  name: name.describe('The name.').meta({ example: 'Product updates' }),
  active: z.boolean().describe('Whether its public page is online. Default true.').optional(),
  customDomain: customDomain
    .optional()
    .describe(
      'A domain that shows its public page at `/`; null for none. Needs the `publish` scope. Point its DNS here. The page is served once the DNS record in `domainProof` is found; send the domain again to check.',
    )
    .meta({ example: 'news.example.com' }),
};

export const changelogPath = { changelogId: id.describe('The id of the changelog.') };
export const createChangelogInput = z.strictObject(changelogFields);
export const updateChangelogInput = z.strictObject({
  ...changelogPath,
  ...changelogFields,
  name: changelogFields.name.optional(),
});
