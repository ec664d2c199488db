import type { Content, Settings } from '../../widgets/contract/definition';
import type { WidgetType } from '../../widgets/contract/registry';

/** A widget of each type in the format of the first release. Written once; never updated. */
export const FIRST_RELEASE_WIDGETS: Partial<Record<WidgetType, { content: Content; settings: Settings }>> = {
  tour: {
    content: {
      steps: [
        { id: 'k3v9x2ab', type: 'welcome', title: 'Welcome', content: '<p>Two minutes.</p>', buttonText: 'Begin' },
        {
          id: 'mine',
          type: 'highlight',
          title: 'Begin here',
          domQuery: '#new-project',
          direction: 'bottom-start',
          imageUrl: '/a.png',
          videoUrl: 'https://example.com/a.mp4',
          redirectToUrl: '/projects',
          pageUrl: '/projects',
          advanceOn: 'click',
          missingTarget: 'skip',
        },
        { id: 'odd', type: 'hologram' },
      ],
    },
    settings: {
      tourStart: 'minified',
      startDelay: 0,
      trigger: 'once',
      saveProgress: true,
      hideBeacon: null,
      beaconPosition: 'bottom-right',
      timeout: 10,
      themeColor: '#4f46e5',
      nextBtnText: 'Next',
      filterType: 'all',
      frequency: { mode: 'interval', intervalHours: 24, own: 1 },
      priority: 50,
      startAt: '2026-01-01T00:00:00Z',
      unknown: { kept: [1] },
    },
  },
  checklist: {
    content: {
      items: [
        {
          id: 'k3v9x2ab',
          title: 'Create a project',
          type: 'custom',
          completionType: 'page-event',
          pageEventElementSelector: '#create-project',
        },
        {
          id: 'b',
          content: '<p>See it.</p>',
          type: 'start-tour',
          tourId: 7,
          redirectToUrl: '/',
          buttonText: 'Show me',
        },
        { id: 'c' },
      ],
    },
    settings: { frequency: { mode: 'always', maxShows: 3 }, endAt: null, unknown: 'kept' },
  },
  smartTip: {
    content: { title: 'Export', content: '<p>What the filter shows.</p>' },
    settings: { cssSelector: '#export', displayOn: 'hover', indicator: 'dot', direction: 'auto', unknown: 1 },
  },
  announcement: {
    content: { title: 'Dark mode', content: '<p>Under Settings.</p>' },
    settings: {
      type: 'popup',
      buttons: [
        { text: 'Got it', action: 'close' },
        { text: 'Tour', action: 'start-tour', id: 3, own: true },
      ],
      position: 'center',
      imageUrl: null,
      delaySeconds: 2,
      autoCloseSeconds: 10,
    },
  },
  microSurvey: {
    content: {},
    settings: {
      questions: [
        {
          id: 'k3v9x2ab',
          question: 'How easy?',
          type: 'rating',
          required: true,
          scale: 5,
          lowLabel: 'Hard',
          highLabel: 'Easy',
        },
        { id: 'b', question: 'Which?', type: 'single-choice', options: ['One', 'Two'] },
      ],
      displayTrigger: 'time_delay',
      displayDelay: 5,
    },
  },
  feedbackWidget: {
    content: {
      options: [
        { id: 'k3v9x2ab', name: 'Bad', emoji: '🙁', type: 'negative' },
        { id: 'b', name: 'Hm', type: 'other' },
      ],
    },
    settings: { priority: 1 },
  },
  npsWidget: {
    content: {},
    settings: { question: 'How likely?', followUpQuestion: 'Why?', thankYouMessage: null, unknown: true },
  },
};
