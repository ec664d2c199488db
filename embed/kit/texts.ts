/** The texts that widgets bring along; everything else is written by their authors. `{x}` is filled in. */
export const TEXTS = {
  close: 'Close',
  next: 'Next',
  back: 'Back',
  finish: 'Finish',
  send: 'Send',
  skip: 'Skip',
  sending: 'Sending…',
  optional: 'optional',
  required: 'Please answer this question.',
  failed: 'That could not be sent. Please try again.',
  thanks: 'Thank you!',
  thanksMore: 'Your answer helps us improve.',
  progress: '{at} of {of}',
  startTour: 'Start tour',
  continueTour: 'Continue tour',
  playVideo: 'Play video',
  tip: 'More about this',
  done: '{at} of {of} done',
  markDone: 'Mark as done',
  isDone: 'Done',
  open: 'Open',
  allDone: 'All done',
  allDoneMore: 'You have completed every step.',
  dismiss: 'Hide this list',
  feedback: 'Feedback',
  feedbackTitle: 'What would you like to tell us?',
  message: 'Tell us more',
  email: 'Your email',
  emailInvalid: 'That does not look like an email address.',
  npsQuestion: 'How likely are you to recommend us to a friend or colleague?',
  npsFollowUp: 'What is the main reason for your score?',
  npsLow: 'Not at all likely',
  npsHigh: 'Extremely likely',
  answer: 'Your answer',
  yes: 'Yes',
  no: 'No',
} as const;

export type Texts = { [Key in keyof typeof TEXTS]: string };

/** Fills the `{x}` of a text. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
