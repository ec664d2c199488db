/**
 * The texts in the named fields of a form. They are read from the page, because the state of a component has no texts that a person or a
 * password manager filled in before the page was hydrated.
 */
export const textsIn = (form: HTMLFormElement): Record<string, string | undefined> =>
  Object.fromEntries(
    [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
