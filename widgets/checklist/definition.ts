import { z } from 'zod';
import type { WidgetDefinition } from '../definition';
import { entriesOf, storedEntriesOf, withIds } from '../entries';
import { content, displaySettings, link, open, selector, settingsOf, text, title } from '../fields';
import { unmetChecklist } from './requirements';

const itemFields = {
  title: title.optional(),
  content: content.optional(),
  type: open('What the item is.', ['custom', 'open-url', 'start-tour']).optional(),
  completionType: open('What completes it.', [
    'page-event',
    'manual-click',
    'url-visited',
    'tour-finished',
    'custom-event',
  ]).optional(),
  pageEventElementSelector: selector('The element whose click completes it.').optional(),
  redirectToUrl: link('Where it leads.').optional(),
  tourId: z.int().min(1).max(2_147_483_647).optional().describe('The tour it starts.').meta({ example: 7 }),
  buttonText: text(100, 'The text of its button.', 'Show me').optional(),
};

/** Checklists: tasks that a person ticks off. */
export const checklist = {
  type: 'checklist',
  path: 'checklists',
  idParam: 'id',
  label: 'checklist',
  plural: 'checklists',
  noun: 'checklist',
  tag: 'Checklists',
  summary: 'Tasks that a person ticks off.',
  listItem: 'summary',
  input: {
    items: entriesOf(itemFields, 30)
      .optional()
      .describe('The items in order. Replaced as a whole: keep the ids, what people completed is keyed on them.'),
  },
  detail: { items: storedEntriesOf(itemFields, 'ChecklistItem', 'An item of a checklist.') },
  settings: settingsOf(displaySettings),
  toContent: (input) => (input.items ? { items: withIds(input.items as { id?: string }[]) } : {}),
  emptyContent: { items: [] },
  unmet: unmetChecklist,
  example: {
    name: 'Getting started',
    items: [
      {
        title: 'Create a project',
        type: 'custom',
        completionType: 'page-event',
        pageEventElementSelector: '#new-project',
      },
      {
        title: 'Invite a colleague',
        type: 'open-url',
        completionType: 'manual-click',
        redirectToUrl: '/settings/members',
      },
    ],
    targeting: { showOnAllPages: true },
    active: false,
  },
} satisfies WidgetDefinition;
