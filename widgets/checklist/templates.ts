import type { WidgetTemplate } from '../contract/template';

/** Templates for a new checklist. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: 'getting-started',
    icon: 'list',
    name: 'Getting started',
    about: 'Three first tasks that people tick off themselves.',
    body: {
      settings: {
        title: 'Getting started',
        intro: '<p>Three steps, and you are set.</p>',
        celebration: { title: 'You are all set', content: '<p>Everything is ready to use.</p>', effect: 'confetti' },
      },
      items: [
        { title: 'Complete your profile', content: '<p>So that your colleagues know who you are.</p>' },
        { title: 'Create your first project', content: '<p>Say what a project is good for.</p>' },
        { title: 'Invite a colleague', content: '<p>Say what is easier together.</p>' },
      ].map((item) => ({ ...item, type: 'custom', completionType: 'manual-click' })),
    },
  },
  {
    key: 'explore',
    icon: 'map',
    name: 'Places to see',
    about: 'Pages to visit; each is ticked off when people are there.',
    body: {
      settings: { title: 'Have a look around', launcherText: 'Look around' },
      items: [
        { title: 'Your overview', redirectToUrl: '/' },
        { title: 'The reports', redirectToUrl: '/reports' },
        { title: 'Your settings', redirectToUrl: '/settings' },
      ].map((item) => ({ ...item, type: 'open-url', completionType: 'url-visited', buttonText: 'Go there' })),
    },
  },
];
