import type { WidgetTemplate } from '../contract/template';

/** Templates for a new smart tip. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: 'explain',
    icon: 'info',
    name: 'Explain a field',
    about: 'A mark next to a field, with a short text on hover.',
    body: {
      title: 'What is this?',
      content: '<p>Say what belongs here, with an example.</p>',
      settings: { displayOn: 'hover', indicator: 'icon', direction: 'auto' },
    },
  },
  {
    key: 'new',
    icon: 'dot',
    name: 'Point out something new',
    about: 'A dot at something new; people press it to read on.',
    body: {
      title: 'This is new',
      content: '<p>Say what people can do with it now.</p>',
      settings: { displayOn: 'click', indicator: 'dot', direction: 'bottom' },
    },
  },
];
