import type { WidgetTemplate } from '../contract/template';

/** Templates for a new feedback widget. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: 'corner',
    icon: 'pencil',
    name: 'Bugs and ideas',
    about: 'People say whether it is a bug, an idea or something else, and write to you.',
    body: { optionsPreset: 'bug-idea-other', settings: { heading: 'What would you like to tell us?' } },
  },
  {
    key: 'mood',
    icon: 'smile',
    name: 'How is it going?',
    about: 'Five faces and a text; no address is asked for.',
    body: {
      optionsPreset: 'emoji-5',
      settings: { heading: 'How is it going?', launcherText: 'How is it going?', askEmail: 'never' },
    },
  },
  {
    key: 'helpful',
    icon: 'thumb',
    name: 'Was this helpful?',
    about: 'Thumbs up or down, for articles and reports.',
    body: {
      optionsPreset: 'thumbs',
      settings: { heading: 'Was this page helpful?', launcherText: 'Was this helpful?', askEmail: 'never' },
    },
  },
];
