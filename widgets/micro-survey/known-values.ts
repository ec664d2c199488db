import { CORNERS } from '../appearance/corners';

export const knownValues = {
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
  position: CORNERS,
} as const;

export const MAX_QUESTIONS = 20;
/** The most options of one question. */
export const MAX_CHOICES = 20;
/** Maximum length of the introduction, the thanks and a question, in characters. */
export const QUESTION_LENGTH = 1_000;
/** Maximum length of one option, in characters. */
export const CHOICE_LENGTH = 300;
