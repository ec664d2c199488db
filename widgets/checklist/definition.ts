import { z } from 'zod';
import type { WidgetDefinition } from '../contract/definition';
import { entriesOf, storedEntriesOf, withIds } from '../contract/entries';
import { content, corner, displaySettings, link, oneOf, selector, settingsOf, text, title } from '../contract/fields';
import { LENGTHS } from '../contract/limits';
import { completionsOf, type Item } from './completions';
import { guide } from './guide';
import { knownValues, MAX_ITEMS } from './known-values';
import { requirements } from './requirements';
import { widgetType } from './type';

const itemFields = {
  title: title.optional(),
  content: content.optional(),
  type: oneOf('What the item is.', knownValues.itemType).optional(),
  completionType: oneOf('What completes it.', knownValues.completionType).optional(),
  pageEventElementSelector: selector('The element whose click completes it.').optional(),
  redirectToUrl: link('Where it leads; for `url-visited` the address that completes it.').optional(),
  tourId: z
    .int()
    .min(1)
    .max(2_147_483_647)
    .optional()
    .describe('The tour it starts; for `tour-finished` the one that completes it.')
    .meta({ example: 7 }),
  completionEvent: text(
    LENGTHS.eventName,
    'For `custom-event` the name of the event that completes it. Default: the id of the item.',
    'project_created',
  ).optional(),
  buttonText: text(LENGTHS.label, 'The text of its button.', 'Show me').optional(),
};

const celebration = z.looseObject({
  title: text(LENGTHS.title, 'Its heading. Default: "All done".', 'You are all set').optional(),
  content: content.optional(),
  effect: oneOf('The animation. People who prefer reduced motion see none.', knownValues.celebrationEffect).optional(),
});

/** Checklists: tasks that a person ticks off. */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'summary',
  input: {
    items: entriesOf(itemFields, MAX_ITEMS)
      .optional()
      .describe('The items in order. Replaced as a whole: keep the ids, because completed items are stored by id.'),
  },
  detail: { items: storedEntriesOf(itemFields, 'ChecklistItem', 'An item of a checklist.') },
  settings: settingsOf({
    title: text(LENGTHS.title, 'The heading of the list. Default: its name.', 'Getting started').nullish(),
    intro: content
      .nullish()
      .describe('The text under the heading. May hold HTML; it is sanitized where it is shown.')
      .meta({ example: '<p>Five minutes, and you are set.</p>' }),
    launcherText: text(LENGTHS.label, 'The text of the launcher. Default: the heading.', 'Get started').nullish(),
    position: corner.nullish(),
    celebration: celebration.nullish().describe('What is shown once every item is completed. Replaced as a whole.'),
    ...displaySettings,
  }),
  toContent: (input) => (input.items ? { items: withIds(input.items as { id?: string }[]) } : {}),
  emptyContent: { items: [] },
  showing: (_, { items }) => ({
    mode: 'until-closed',
    interrupts: false,
    start: { on: 'load' },
    completions: completionsOf(items as Item[]),
  }),
  targets: ({ content: { items } }) =>
    (items as Item[]).flatMap(({ id, title, completionType, pageEventElementSelector: selector }, index) =>
      completionType === 'page-event' && selector?.trim()
        ? [{ path: `items[${index}].pageEventElementSelector`, selector, entryId: id, ...(title ? { title } : {}) }]
        : [],
    ),
  unmet: requirements,
} satisfies WidgetDefinition;
