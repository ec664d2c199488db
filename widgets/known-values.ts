const SIDES = ['bottom', 'top', 'left', 'right', 'auto'] as const;

/** The values that the open enumerations of the definitions know, for forms that load no schemas. */
export const KNOWN = {
  frequency: ['once', 'session', 'always', 'until-completed', 'interval'],
  stepType: ['welcome', 'highlight', 'tooltip', 'modal'],
  stepDirection: [
    ...SIDES,
    'bottom-start',
    'bottom-end',
    'top-start',
    'top-end',
    'left-start',
    'left-end',
    'right-start',
    'right-end',
    'auto-start',
    'auto-end',
  ],
  advanceOn: ['button', 'click', 'url-change', 'event'],
  missingTarget: ['wait', 'skip', 'center', 'end'],
  tourStart: ['minified', 'immediate', 'manual'],
  trigger: ['once', 'until-finished', 'every-session', 'always'],
  beaconPosition: ['bottom-right', 'bottom-left', 'top-right', 'top-left'],
  itemType: ['custom', 'open-url', 'start-tour'],
  completionType: ['page-event', 'manual-click', 'url-visited', 'tour-finished', 'custom-event'],
  displayOn: ['hover', 'click', 'focus', 'always'],
  indicator: ['dot', 'icon', 'none'],
  tipDirection: SIDES,
  announcementType: ['popup', 'toast', 'banner', 'slideout'],
  position: ['center', 'top', 'bottom', 'bottom-right', 'bottom-left', 'top-right', 'top-left'],
  buttonAction: ['close', 'open-url', 'start-tour', 'open-changelog'],
  questionType: ['rating', 'text', 'single-choice', 'multiple-choice', 'yes-no', 'emoji'],
  displayTrigger: [
    'time_delay',
    'immediate',
    'scroll_percent',
    'exit_intent',
    'element_click',
    'custom_event',
    'manual',
  ],
  optionType: ['other', 'positive', 'neutral', 'negative', 'bug', 'idea', 'question'],
} as const satisfies Record<string, readonly string[]>;

export type KnownGroup = keyof typeof KNOWN;

/** The ready sets of feedback options, as the server writes them out. */
export const FEEDBACK_PRESETS = {
  'emoji-3': [
    { name: 'Bad', emoji: '🙁', type: 'negative' },
    { name: 'Okay', emoji: '😐', type: 'neutral' },
    { name: 'Good', emoji: '🙂', type: 'positive' },
  ],
  'emoji-5': [
    { name: 'Terrible', emoji: '😡', type: 'negative' },
    { name: 'Bad', emoji: '🙁', type: 'negative' },
    { name: 'Okay', emoji: '😐', type: 'neutral' },
    { name: 'Good', emoji: '🙂', type: 'positive' },
    { name: 'Great', emoji: '😍', type: 'positive' },
  ],
  thumbs: [
    { name: 'I like it', emoji: '👍', type: 'positive' },
    { name: 'I do not like it', emoji: '👎', type: 'negative' },
  ],
  'bug-idea-other': [
    { name: 'Bug', emoji: '🐞', type: 'bug' },
    { name: 'Idea', emoji: '💡', type: 'idea' },
    { name: 'Other', emoji: '💬', type: 'other' },
  ],
} as const;

/** The most and the longest that the definitions allow. */
export const LIMITS = {
  steps: 50,
  items: 30,
  questions: 20,
  options: 20,
  buttons: 5,
  choices: 20,
  title: 300,
  selector: 1_000,
  url: 2_000,
  label: 100,
  colour: 50,
  question: 1_000,
  choice: 300,
  emoji: 20,
} as const;
