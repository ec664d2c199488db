import { z } from 'zod';
import { newEntryId } from './entry-id';
import { entryId } from './fields';

/** Adds an id to every entry without one. */
export const withIds = <Entry extends { id?: string | undefined }>(entries: Entry[]): (Entry & { id: string })[] =>
  entries.map(({ id, ...entry }) => ({ id: id ?? newEntryId(), ...entry }) as Entry & { id: string });

/** An array whose entries have an optional `id`; the same id twice is an issue. */
export const entriesOf = <Shape extends z.ZodRawShape>(shape: Shape, max: number) =>
  z
    .array(z.strictObject({ id: entryId.optional(), ...shape }))
    .max(max)
    .superRefine((entries, ctx) => {
      const seen = new Set<string>();
      entries.forEach((entry, index) => {
        const id = (entry as { id?: string }).id;
        if (id !== undefined && seen.has(id))
          ctx.addIssue({ code: 'custom', path: [index, 'id'], message: `The id "${id}" occurs twice.` });
        if (id !== undefined) seen.add(id);
      });
    });

/** The same entries as they are stored: each with its id. */
export const storedEntriesOf = <Shape extends z.ZodRawShape>(shape: Shape, id: string, description: string) =>
  z.array(
    z
      .strictObject({
        id: z.string().describe('Stable: send it back on updates.').meta({ example: 'k3v9x2ab' }),
        ...shape,
      })
      .meta({ id, description }),
  );
