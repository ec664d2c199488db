import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'Steps that lead through the host application.',
  example: {
    name: 'First project',
    steps: [
      { type: 'welcome', title: 'Welcome', content: '<p>Your first project takes two minutes.</p>' },
      {
        type: 'highlight',
        title: 'Begin here',
        content: '<p>Create a project.</p>',
        domQuery: '#new-project',
        direction: 'bottom',
      },
    ],
    targeting: { showOnAllPages: true },
    settings: { tourStart: 'minified', trigger: 'once', beaconPosition: 'bottom-right' },
    active: false,
  },
};
