import { CORNERS } from '../appearance/corners';

export const knownValues = {
  optionType: ['other', 'positive', 'neutral', 'negative', 'bug', 'idea', 'question'],
  position: CORNERS,
  askEmail: ['unknown', 'always', 'never'],
} as const;

/** Predefined sets of feedback options. */
export const OPTION_PRESETS = {
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

/** The most options of a feedback widget. */
export const MAX_OPTIONS = 20;
/** The maximum number of characters: one emoji may consist of many. */
export const EMOJI_LENGTH = 20;
