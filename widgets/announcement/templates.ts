import type { WidgetTemplate } from '../contract/template';

/** Templates for a new announcement. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: 'feature',
    icon: 'message',
    name: 'New feature',
    about: 'A message in the middle of the page with one button to close it.',
    body: {
      title: 'Say what is new',
      content: '<p>Say in a sentence or two what people can do now, and where.</p>',
      settings: { type: 'popup', buttons: [{ text: 'Got it', action: 'close' }] },
    },
  },
  {
    key: 'maintenance',
    icon: 'warning',
    name: 'Maintenance',
    about: 'A strip along the top of the page for planned downtime.',
    body: {
      title: 'Planned maintenance',
      content: '<p>Say when it begins, how long it takes, and what will not work.</p>',
      settings: { type: 'banner', position: 'top' },
    },
  },
  {
    key: 'invitation',
    icon: 'mail',
    name: 'Invitation',
    about: 'A small card in the corner that leads to a page.',
    body: {
      title: 'Join our next session',
      content: '<p>Say what it is about, and when.</p>',
      settings: {
        type: 'toast',
        position: 'bottom-right',
        buttons: [
          { text: 'See details', action: 'open-url', url: '/events' },
          { text: 'Not now', action: 'close' },
        ],
      },
    },
  },
];
