import { announcement } from '../../widgets/announcement/definition';
import { feedback } from '../../widgets/feedback/definition';
import { microSurvey } from '../../widgets/micro-survey/definition';
import { nps } from '../../widgets/nps/definition';
import type { DemoWidget, Places } from './widgets';

const everywhere = { showOnAllPages: true };
const on = (path: string) => ({ rules: [{ type: 'url', comparisonOperator: 'contains', value: path }] });

/** Announcements, surveys, feedback and NPS widgets of the demo company. Drafts that ask for `active` cannot be published. */
export const messages = ({ folders, themes, segments }: Places): DemoWidget[] => [
  {
    definition: announcement,
    age: 26,
    input: {
      name: 'Forecasts you can argue with',
      title: 'Forecasts you can argue with',
      content: '<p>A forecast now shows the range it comes from, not one lonely date.</p>',
      folderId: folders.releases,
      themeId: themes.midnight,
      active: true,
      targeting: everywhere,
      settings: {
        type: 'popup',
        position: 'center',
        frequency: { mode: 'once' },
        buttons: [
          { text: 'Show me', action: 'open-url', url: '/forecast' },
          { text: 'Later', action: 'close' },
        ],
      },
    },
  },
  {
    definition: announcement,
    age: 58,
    input: {
      name: 'Webinar: reading a burn-up chart',
      title: 'Reading a burn-up chart',
      content: '<p>Thursday, 15:00 UTC, thirty minutes, and a recording afterwards.</p>',
      active: true,
      targeting: { rules: [{ type: 'user-segment', userSegmentId: segments.admins }] },
      settings: {
        type: 'toast',
        position: 'bottom-right',
        buttons: [{ text: 'Sign up', action: 'open-url', url: '/webinar' }],
      },
    },
  },
  {
    definition: announcement,
    age: 2,
    input: {
      name: 'Maintenance on Sunday (needs targeting)',
      title: 'Maintenance on Sunday, 05:00 to 05:30 UTC',
      active: true,
      settings: { type: 'banner', position: 'top' },
    },
  },
  {
    definition: microSurvey,
    age: 80,
    input: {
      name: 'How was the import?',
      folderId: folders.research,
      active: true,
      targeting: on('/import'),
      settings: {
        questions: [
          {
            id: 'effort',
            question: 'How easy was the import?',
            type: 'rating',
            scale: 5,
            lowLabel: 'Hard',
            highLabel: 'Easy',
            required: true,
          },
          { id: 'why', question: 'What could be better?', type: 'text' },
        ],
        displayTrigger: 'time_delay',
        displayDelay: 5,
      },
    },
  },
  {
    definition: microSurvey,
    age: 12,
    input: {
      name: 'Why do people leave? (needs questions)',
      folderId: folders.research,
      active: true,
      targeting: everywhere,
      settings: { questions: [], displayTrigger: 'exit_intent' },
    },
  },
  {
    definition: feedback,
    age: 240,
    input: { name: 'Feedback corner', active: true, targeting: everywhere, optionsPreset: 'bug-idea-other' },
  },
  {
    definition: feedback,
    age: 70,
    input: {
      name: 'Was this report helpful?',
      folderId: folders.research,
      active: true,
      targeting: on('/reports'),
      optionsPreset: 'thumbs',
    },
  },
  {
    definition: feedback,
    age: 5,
    input: { name: 'Help centre articles (needs options)', active: true, targeting: on('/help') },
  },
  {
    definition: nps,
    age: 180,
    input: {
      name: 'Quarterly NPS',
      folderId: folders.research,
      active: true,
      targeting: {
        rules: [{ type: 'user-property', property: 'signedUpAt', comparisonOperator: 'more-than-days-ago', value: 30 }],
      },
      settings: {
        question: 'How likely are you to recommend Plumbline to a colleague?',
        followUpQuestion: 'What is the main reason for your score?',
        thankYouMessage: 'Thank you! We read every answer.',
        frequency: { mode: 'interval', intervalHours: 2_160 },
      },
    },
  },
  {
    definition: nps,
    age: 8,
    input: { name: 'NPS for enterprise accounts (needs targeting)', folderId: folders.research, active: true },
  },
];
