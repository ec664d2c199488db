import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'News over the page.',
  example: {
    name: 'Dark mode is here',
    title: 'Dark mode is here',
    content: '<p>Switch it on under Settings, Appearance.</p>',
    settings: { type: 'popup', buttons: [{ text: 'Got it', action: 'close' }] },
    targeting: { showOnAllPages: true },
    active: false,
  },
};
