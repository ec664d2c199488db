import { z } from 'zod';
import { CORNERS } from '../appearance/corners';
import { DAY_MS, LAST_MS, momentOf } from '../targeting/dates';
import { knownValues } from './known-values';
import { LENGTHS, MAX } from './limits';

/** The value for an enumeration that stored content lacks, and the known ones. */
export const firstKnown = z.registry<{ value: string; known: readonly string[] }>();

/** The fields that may hold HTML. */
export const htmlFields = z.registry<{ html: true }>();

/** An enumeration that takes other values, too: the known ones stand in the description, others are stored and echoed. */
export const oneOf = (description: string, known: readonly string[], fallback = known[0] ?? '') =>
  z
    .string()
    .min(1)
    .max(50)
    .describe(
      `${description} Known values: ${known.map((value) => `\`${value}\``).join(', ')}; others are kept as sent.`,
    )
    .meta({ example: known[0] })
    .register(firstKnown, { value: fallback, known });

export const text = (max: number, description: string, example?: string) =>
  z
    .string()
    .max(max)
    .describe(description)
    .meta(example === undefined ? {} : { example });

export const selector = (description: string) =>
  text(
    LENGTHS.selector,
    `${description} A CSS selector, or as in Playwright \`role=button[name="New invoice"]\`, \`button:text("New invoice")\`, \`:text-is("…")\`, \`li:has-text("Atlas") >> button\`. \`host >>> inner\` leads into open shadow roots, \`a || b\` tries b where a finds nothing.`,
    '#new-project',
  );

export const link = (description: string) => text(LENGTHS.url, `${description} A URL or a path.`, '/projects');

/** The corner of a widget. */
export const corner = oneOf(
  'The corner of the page. By default, the bottom corner on the side where lines of text end.',
  CORNERS,
);

export const title = text(LENGTHS.title, 'The title people read.', 'Welcome aboard');
export const content = text(
  LENGTHS.content,
  'The text people read. May hold HTML; it is sanitized where it is shown.',
  '<p>Start here.</p>',
).register(htmlFields, { html: true });

/** The id of an entry in an array. Kept as sent; an entry without one is given one. */
export const entryId = z
  .string()
  .min(1)
  .max(100)
  .describe('Kept as sent. Leave it out for a new entry and one is given.')
  .meta({ example: 'k3v9x2ab' });

/** What was seen at an element when it was picked, by which the browser script tells it from others. */
export const targetSnapshot = z
  .looseObject({
    selector: text(LENGTHS.selector, 'The selector that was picked. The snapshot counts while the field has it.'),
    tag: text(LENGTHS.label, 'The name of its tag.', 'button'),
    role: text(LENGTHS.label, 'Its ARIA role, explicit or of the tag.', 'button').optional(),
    name: text(LENGTHS.label, 'Its accessible name, or its text.', 'New invoice').optional(),
    path: text(LENGTHS.label, 'The text around it that is not its own.', 'Invoices … Export').optional(),
    alike: z.int().min(0).optional().describe('How many elements had this role and name.').meta({ example: 1 }),
    alikeInPlace: z.int().min(0).optional().describe('How many of those had this `path`.').meta({ example: 1 }),
    language: text(LENGTHS.label, 'The language of the page.', 'en').optional(),
  })
  .describe(
    'What was seen at the element when it was picked on a page. Where its selector has no stable attribute, an element that reads otherwise counts as changed.',
  )
  .meta({ id: 'TargetSnapshot' });

export const CHANGED_TARGET =
  'What happens when the element is there and reads otherwise than when it was picked: it is shown and reported, or counts as missing.';

/** The person whom a message is from. */
export const sender = z
  .looseObject({
    name: text(LENGTHS.label, 'Their name. Without one, no sender is shown.', 'Ann from Acme').optional(),
    imageUrl: link('Their picture; left out, the first letter of the name.').optional(),
  })
  .nullish()
  .describe('The person whom it is from, shown above the text.')
  .meta({ example: { name: 'Ann from Acme', imageUrl: 'https://acme.example/ann.png' } });

/** Makes every known setting optional and nullable (null is stored as null) and keeps unknown ones. */
export const settingsOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape).partial();

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** What `Date.parse` reads the same everywhere. */
const WITH_ZONE = /T.*(Z|[+-]\d{2}:\d{2})$/;

/**
 * A moment, stored as it is sent where it names its zone. A day is stored as its first moment, or where it ends something, as the first of the
 * day after.
 */
const momentAt = (end: 'start' | 'end') =>
  z
    .string()
    .refine(
      (text) => momentOf(text) !== undefined,
      'Must be a date (YYYY-MM-DD) or an ISO 8601 date-time, in the years 1 to 9999 of UTC.',
    )
    .overwrite((text) => {
      const ms = WITH_ZONE.test(text) ? undefined : momentOf(text);
      if (ms === undefined) return text;
      return new Date(end === 'end' && DAY.test(text) ? Math.min(ms + DAY_MS, LAST_MS) : ms).toISOString();
    });

/** How long a widget stays away that a person puts off. */
export const snoozeHours = z
  .int()
  .min(1)
  .max(MAX.snoozeHours)
  .nullish()
  .describe(
    'Offers a button “Later”, on the first step or question: the widget comes back after so many hours, whatever `frequency` says. Left out, there is no such button.',
  )
  .meta({ example: 24 });

/** Settings of every type, in addition to its own. */
export const displaySettings = {
  frequency: z
    .looseObject({
      mode: oneOf('How often a person may see it.', knownValues.frequency),
      intervalHours: z.number().positive().describe('Hours between two showings, for `interval`.').optional(),
      maxShows: z.int().min(1).describe('The most times one person sees it.').optional(),
    })
    .nullish()
    .describe('Limits how often one person sees it.')
    .meta({ example: { mode: 'once' } }),
  priority: z.number().min(0).max(MAX.priority).nullish().describe('Who goes first when several could show: 0 to 100.'),
  duringDialogs: oneOf(
    'What it does while a dialog of the application is open that it does not point into: it waits until the dialog is closed, unless this is `show`.',
    knownValues.duringDialogs,
  ).nullish(),
  startAt: momentAt('start')
    .nullish()
    .describe('Not shown before this moment: ISO 8601, or `YYYY-MM-DD` for the beginning of a day, UTC.')
    .meta({ example: '2026-03-01T09:30:00Z' }),
  endAt: momentAt('end')
    .nullish()
    .describe('Not shown from this moment on: ISO 8601, or `YYYY-MM-DD` for the end of a day, UTC.')
    .meta({ example: '2026-03-31' }),
};
