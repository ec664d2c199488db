import { z } from 'zod';
import { id, timestamp, uniqueName } from '../../../operations/wire';

export const folder = z
  .strictObject({
    id: id.describe('The id of the folder.'),
    name: z.string().describe('The name, unique in the company.').meta({ example: 'Onboarding' }),
    isDefault: z.boolean().describe('Whether widgets without a folder go here. Each company has one default folder.'),
    createdAt: timestamp.describe('When it was created.'),
    updatedAt: timestamp.describe('When it last changed.'),
  })
  .meta({ id: 'Folder', description: 'A folder of widgets in the dashboard.' });

export type Folder = z.infer<typeof folder>;

const folderName = uniqueName.describe('The name, unique in the company.').meta({ example: 'Onboarding' });

export const folderPath = { id: id.describe('The id of the folder.') };
export const createFolderInput = z.strictObject({ name: folderName });
export const updateFolderInput = z.strictObject({ ...folderPath, name: folderName.optional() });
