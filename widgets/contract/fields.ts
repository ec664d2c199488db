import { z } from 'zod';
import { CORNERS } from '../appearance/corners';
import { DAY_MS, LAST_MS, momentOf } from '../targeting/dates';
import { knownValues } from './known-values';
import { LENGTHS, MAX } from './limits';

/** Default for an enumeration that is missing from stored content, and its known values. */
export const firstKnown = z.registry<{ value: string; known: readonly string[] }>();

/** The fields that may hold HTML. */
export const htmlFields = z.registry<{ html: true }>();

/** An enumeration that also accepts unknown values, which are stored and returned. The description lists the known values. */
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
    `${description} A CSS selector, or as in Playwright \`role=button[name="New invoice"]\`, \`button:text("New invoice")\`, \`:text-is("…")\`, \`li:has-text("Atlas") >> button\`. \`host >>> inner\` searches open shadow roots, \`a || b\` uses b if a finds nothing.`,
    '#new-project',
  );

export const link = (description: string) => text(LENGTHS.url, `${description} A URL or a path.`, '/projects');

/** The corner of a widget. */
export const corner = oneOf(
  'The corner of the page. Default: the bottom corner at the end of text lines, such as `bottom-right` for left-to-right languages.',
  CORNERS,
);

export const title = text(LENGTHS.title, 'The title people read.', 'Welcome aboard');
export const content = text(
  LENGTHS.content,
  'The text people read. May contain HTML, which is sanitized when it is shown.',
  '<p>Start here.</p>',
).register(htmlFields, { html: true });

/** The id of an entry in an array. Stored as sent; an entry without an id gets one. */
export const entryId = z
  .string()
  .min(1)
  .max(100)
  .describe('Stored as sent. Omit it for a new entry to get a generated id.')
  .meta({ example: 'k3v9x2ab' });

/** Properties of an element at the time it was picked. The browser script uses them to distinguish it from others. */
export const targetSnapshot = z
  .looseObject({
    selector: text(
      LENGTHS.selector,
      'The selector that was picked. The snapshot is used only while the field has this selector.',
    ),
    tag: text(LENGTHS.label, 'The name of its tag.', 'button'),
    role: text(LENGTHS.label, 'Its ARIA role, explicit or implied by the tag.', 'button').optional(),
    name: text(LENGTHS.label, 'Its accessible name, or its text.', 'New invoice').optional(),
    path: text(LENGTHS.label, 'The text around it, without its own.', 'Invoices … Export').optional(),
    alike: z.int().min(0).optional().describe('Number of elements with this role and name.').meta({ example: 1 }),
    alikeInPlace: z.int().min(0).optional().describe('Number of those with this `path`.').meta({ example: 1 }),
    language: text(LENGTHS.label, 'The language of the page.', 'en').optional(),
  })
  .describe(
    'Properties of the element at the time it was picked on a page. If its selector has no stable attribute, an element with another text counts as changed.',
  )
  .meta({ id: 'TargetSnapshot' });

export const CHANGED_TARGET =
  'What happens if the element exists but its text changed since it was picked: the step or tip is shown and the change reported, or the element counts as missing.';

/** The sender of a message. */
export const sender = z
  .looseObject({
    name: text(LENGTHS.label, 'Their name. Without one, no sender is shown.', 'Ann from Acme').optional(),
    imageUrl: link('Their picture. Default: the first letter of the name.').optional(),
  })
  .nullish()
  .describe('The sender, shown above the text.')
  .meta({ example: { name: 'Ann from Acme', imageUrl: 'https://acme.example/ann.png' } });

/** Makes every known setting optional and keeps unknown ones. Each setting's own schema decides whether it may be null. */
export const settingsOf = <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape).partial();

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Date-times that `Date.parse` reads the same in every time zone. */
const WITH_ZONE = /T.*(Z|[+-]\d{2}:\d{2})$/;

/**
 * A date or a date-time. A date-time with a zone is stored as sent. A day is stored as its start; for an end date, as the start of the next
 * day.
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

/** How long a snoozed widget stays hidden. */
export const snoozeHours = z
  .int()
  .min(1)
  .max(MAX.snoozeHours)
  .nullish()
  .describe(
    'Shows a “Later” button on the first step or question. The widget then shows again after this many hours, regardless of `frequency`. Default: no button.',
  )
  .meta({ example: 24 });

/** Settings of every type, in addition to its own. */
export const displaySettings = {
  frequency: z
    .looseObject({
      mode: oneOf('How often a person may see it.', knownValues.frequency),
      intervalHours: z.number().positive().describe('Hours between two displays, for `interval`.').optional(),
      maxShows: z.int().min(1).describe('Maximum times one person sees it.').optional(),
    })
    .nullish()
    .describe('Limits how often one person sees it.')
    .meta({ example: { mode: 'once' } }),
  priority: z
    .number()
    .min(0)
    .max(MAX.priority)
    .nullish()
    .describe('0 to 100. The widget with the highest priority shows first.'),
  duringDialogs: oneOf(
    'What the widget does while the application shows a dialog that does not contain its target: it waits until the dialog is closed, unless this is `show`.',
    knownValues.duringDialogs,
  ).nullish(),
  startAt: momentAt('start')
    .nullish()
    .describe('Not shown before this time: ISO 8601, or `YYYY-MM-DD` for the start of a day, UTC.')
    .meta({ example: '2026-03-01T09:30:00Z' }),
  endAt: momentAt('end')
    .nullish()
    .describe('Not shown from this time on: ISO 8601, or `YYYY-MM-DD` for the end of a day, UTC.')
    .meta({ example: '2026-03-31' }),
};
