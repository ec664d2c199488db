/** The cookie with the BCP 47 tag of the language that a person chose for the dashboard. */
export const LANGUAGE_COOKIE = 'docent_language';
