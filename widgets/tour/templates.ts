import type { WidgetTemplate } from '../contract/template';

/** Templates for a new tour. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: '',
    icon: 'welcome',
    name: 'An empty tour',
    about: 'No step yet; it starts by itself.',
    body: { settings: { tourStart: 'immediate' } },
  },
  {
    key: 'welcome',
    icon: 'welcome',
    name: 'Welcome tour',
    about: 'A greeting, then two places that new people should know.',
    body: {
      settings: { tourStart: 'immediate', trigger: 'once' },
      steps: [
        {
          id: 'welcome',
          type: 'welcome',
          title: 'Welcome!',
          content: '<p>Let us show you around. It takes less than a minute.</p>',
          buttonText: 'Show me',
          secondButton: { text: 'Not now', action: 'close' },
        },
        { id: 'first', type: 'highlight', title: 'Begin here', content: '<p>Say what people do here first.</p>' },
        { id: 'second', type: 'highlight', title: 'And then this', content: '<p>Say why it is worth a look.</p>' },
        { id: 'end', type: 'modal', title: 'That is all', content: '<p>Tell people where they find help.</p>' },
      ],
    },
  },
  {
    key: 'new-feature',
    icon: 'star',
    name: 'New feature',
    about: 'One step at what is new, with a way to read more.',
    body: {
      settings: { tourStart: 'immediate', trigger: 'until-finished' },
      steps: [
        {
          id: 'new',
          type: 'highlight',
          title: 'New: what it is called',
          content: '<p>Say in one sentence what people can do now.</p>',
          buttonText: 'Got it',
          secondButton: { text: 'Read more', action: 'open-url', url: '/help' },
        },
      ],
    },
  },
  {
    key: 'choice',
    icon: 'fork',
    name: 'Two ways in',
    about: 'Asks what people came for, and shows them that part alone.',
    body: {
      settings: { tourStart: 'immediate', trigger: 'once' },
      steps: [
        {
          id: 'ask',
          type: 'welcome',
          title: 'What brings you here?',
          content: '<p>We show you what matters for it.</p>',
          buttonText: 'The first thing',
          secondButton: { text: 'The second thing', action: 'go-to-step', stepId: 'second' },
        },
        {
          id: 'first',
          type: 'modal',
          title: 'The first thing',
          content: '<p>Show how it is done.</p>',
          nextStepId: 'end',
        },
        { id: 'second', type: 'modal', title: 'The second thing', content: '<p>Show how that is done.</p>' },
        { id: 'end', type: 'modal', title: 'You are ready', content: '<p>Say what to do next.</p>' },
      ],
    },
  },
];
