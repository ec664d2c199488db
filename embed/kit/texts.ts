// The built-in texts of widgets; authors write all others. `fill` replaces `{x}`. Each text is a separate export, so that
// each widget type bundles only the texts it uses.
export const close = 'Close';
export const next = 'Next';
export const back = 'Back';
export const finish = 'Finish';
export const send = 'Send';
export const skip = 'Skip';
export const later = 'Later';
export const sending = 'Sending…';
export const optional = 'optional';
export const required = 'Please answer this question.';
export const failed = 'That could not be sent. Please try again.';
export const thanks = 'Thank you!';
export const thanksMore = 'Your answer helps us improve.';
export const progress = '{at} of {of}';
export const startTour = 'Start tour';
export const continueTour = 'Continue tour';
export const playVideo = 'Play video';
export const tip = 'More about this';
export const done = '{at} of {of} done';
export const markDone = 'Mark as done';
export const isDone = 'Done';
export const open = 'Open';
export const allDone = 'All done';
export const allDoneMore = 'You have completed every step.';
export const dismiss = 'Hide this list';
export const feedback = 'Feedback';
export const feedbackTitle = 'What would you like to tell us?';
export const message = 'Tell us more';
export const email = 'Your email';
export const emailInvalid = 'That does not look like an email address.';
export const npsQuestion = 'How likely are you to recommend us to a friend or colleague?';
export const npsFollowUp = 'What is the main reason for your score?';
export const npsLow = 'Not at all likely';
export const npsHigh = 'Extremely likely';
export const answer = 'Your answer';
export const yes = 'Yes';
export const no = 'No';

/** Replaces each `{x}` in a text with its value. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => String(values[key] ?? all));
