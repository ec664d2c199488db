import { z } from 'zod';
import type { WidgetDefinition } from '../contract/definition';
import {
  content,
  displaySettings,
  link,
  oneOf,
  sender,
  settingsOf,
  snoozeHours,
  text,
  title,
} from '../contract/fields';
import { LENGTHS } from '../contract/limits';
import { guide } from './guide';
import { knownValues, MAX_BUTTONS } from './known-values';
import { requirements } from './requirements';
import { widgetType } from './type';

const button = z.looseObject({
  text: text(LENGTHS.label, 'Its text.', 'Read more'),
  action: oneOf('What it does.', knownValues.buttonAction),
  url: link('Where it leads, for `open-url`.').optional(),
  id: z.int().min(1).max(2_147_483_647).optional().describe('The tour or changelog it opens.').meta({ example: 3 }),
});

/** Announcements: news over the page. */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'summary',
  input: { title: title.optional(), content: content.optional() },
  detail: { title, content },
  settings: settingsOf({
    type: oneOf('How it appears; `popup` when left out.', knownValues.announcementType).nullish(),
    buttons: z
      .array(button)
      .max(MAX_BUTTONS)
      .nullish()
      .describe('Its buttons.')
      .meta({ example: [{ text: 'Close', action: 'close' }] }),
    position: oneOf('Position on the page.', knownValues.position).nullish(),
    imageUrl: link('A picture above the text.').nullish(),
    sender,
    delaySeconds: z.number().min(0).nullish().describe('Seconds before it shows.').meta({ example: 2 }),
    autoCloseSeconds: z.number().min(0).nullish().describe('Seconds after which it closes.').meta({ example: 10 }),
    closeOnOutsideClick: z
      .boolean()
      .nullish()
      .describe('Whether a click outside a popup closes it; otherwise, such a click does nothing.')
      .meta({ example: false }),
    snoozeHours,
    ...displaySettings,
  }),
  toContent: ({ title, content }) => ({
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
  }),
  emptyContent: { title: '', content: '' },
  showing: ({ type, delaySeconds }) => ({
    mode: 'until-closed',
    interrupts: type !== 'banner',
    start: { on: 'load', delaySeconds: Number(delaySeconds ?? 0) },
  }),
  unmet: requirements,
} satisfies WidgetDefinition;
