import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'Tasks that a person ticks off.',
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
};
