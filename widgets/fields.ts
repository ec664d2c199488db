import { z } from 'zod';

/** Limits on what authors write. */
export const TITLE = 300;
export const CONTENT = 20_000;
export const SELECTOR = 1_000;
export const URL_LENGTH = 2_000;

/** An open enumeration: known values stand in the description, others are stored and echoed. */
export const open = (description: string, known: readonly string[]) =>
  z
    .string()
    .min(1)
    .max(50)
    .describe(
      `${description} Known values: ${known.map((value) => `\`${value}\``).join(', ')}; others are kept as sent.`,
    )
    .meta({ example: known[0] });

export const text = (max: number, description: string, example?: string) =>
  z
    .string()
    .max(max)
    .describe(description)
    .meta(example === undefined ? {} : { example });

export const selector = (description: string) => text(SELECTOR, `${description} A CSS selector.`, '#new-project');

export const link = (description: string) => text(URL_LENGTH, `${description} A URL or a path.`, '/projects');

export const title = text(TITLE, 'The title people read.', 'Welcome aboard');
export const content = text(
  CONTENT,
  'The text people read. May hold HTML; it is sanitised where it is shown.',
  '<p>Start here.</p>',
);

/** The id of an entry in an array. Kept as sent; an entry without one is given one. */
export const entryId = z
  .string()
  .min(1)
  .max(100)
  .describe('Kept as sent. Leave it out for a new entry and one is given.')
  .meta({ example: 'k3v9x2ab' });

/** Makes every known setting optional and nullable (null is stored as null) and keeps unknown ones. */
export const settingsOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape).partial();

/** Settings that every type understands, beside its own. */
export const displaySettings = {
  frequency: z
    .looseObject({
      mode: open('How often a person may see it.', ['once', 'session', 'always', 'until-completed', 'interval']),
      intervalHours: z.number().positive().describe('Hours between two showings, for `interval`.').optional(),
      maxShows: z.int().min(1).describe('The most times one person sees it.').optional(),
    })
    .nullish()
    .describe('Limits how often one person sees it.')
    .meta({ example: { mode: 'once' } }),
  priority: z.number().min(0).max(100).nullish().describe('Who goes first when several could show: 0 to 100.'),
  startAt: z.iso.datetime({ offset: true }).nullish().describe('Not shown before this moment.'),
  endAt: z.iso.datetime({ offset: true }).nullish().describe('Not shown after this moment.'),
};
