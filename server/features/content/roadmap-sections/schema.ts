import { z } from 'zod';
import { id, name } from '../../../operations/wire';
import { roadmapPath } from '../roadmaps/schema';

const fields = {
  name: name.describe('The name.').meta({ example: 'In progress' }),
};

export const sectionPath = { ...roadmapPath, sectionId: id.describe('The id of the section.') };

export const createSectionInput = z.strictObject({
  ...roadmapPath,
  ...fields,
  position: z.int().min(0).optional().describe('Its place in the roadmap, from 0. Default: last.').meta({ example: 0 }),
});

export const updateSectionInput = z.strictObject({
  ...sectionPath,
  name: fields.name.optional(),
  position: z.int().min(0).optional().describe('Its new place in the roadmap, from 0.').meta({ example: 0 }),
});
