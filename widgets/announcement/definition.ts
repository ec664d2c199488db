import { z } from 'zod';
import type { WidgetDefinition } from '../definition';
import { content, displaySettings, link, open, settingsOf, text, title } from '../fields';
import { unmetAnnouncement } from './requirements';

const button = z.looseObject({
  text: text(100, 'Its text.', 'Read more'),
  action: open('What it does.', ['close', 'open-url', 'start-tour', 'open-changelog']),
  url: link('Where it leads, for `open-url`.').optional(),
  id: z.int().min(1).max(2_147_483_647).optional().describe('The tour or changelog it opens.').meta({ example: 3 }),
});

/** Announcements: news over the page. */
export const announcement = {
  type: 'announcement',
  path: 'announcements',
  idParam: 'id',
  label: 'announcement',
  plural: 'announcements',
  noun: 'announcement',
  tag: 'Announcements',
  summary: 'News over the page.',
  listItem: 'summary',
  input: { title: title.optional(), content: content.optional() },
  detail: { title, content },
  settings: settingsOf({
    type: open('How it looks; `popup` when left out.', ['popup', 'toast', 'banner', 'slideout']).nullish(),
    buttons: z
      .array(button)
      .max(5)
      .nullish()
      .describe('Its buttons.')
      .meta({ example: [{ text: 'Close', action: 'close' }] }),
    position: open('Where it stands.', [
      'center',
      'top',
      'bottom',
      'bottom-right',
      'bottom-left',
      'top-right',
      'top-left',
    ]).nullish(),
    imageUrl: link('A picture above the text.').nullish(),
    delaySeconds: z.number().min(0).nullish().describe('Seconds before it shows.').meta({ example: 2 }),
    autoCloseSeconds: z.number().min(0).nullish().describe('Seconds after which it closes.').meta({ example: 10 }),
    ...displaySettings,
  }),
  toContent: ({ title, content }) => ({
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
  }),
  emptyContent: { title: '', content: '' },
  unmet: unmetAnnouncement,
  example: {
    name: 'Dark mode is here',
    title: 'Dark mode is here',
    content: '<p>Switch it on under Settings, Appearance.</p>',
    settings: { type: 'popup', buttons: [{ text: 'Got it', action: 'close' }] },
    targeting: { showOnAllPages: true },
    active: false,
  },
} satisfies WidgetDefinition;
