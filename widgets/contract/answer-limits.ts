// Constants of their own, so that the host page loads no other limits.

/** Maximum length of an email address, in characters. */
export const MAX_EMAIL = 255;
/** Maximum length of a text that a person enters, in characters. */
export const MAX_TEXT = 20_000;
/** Maximum number of values in one answer to a survey. No question has this many. */
export const MAX_CHOSEN = 100;
