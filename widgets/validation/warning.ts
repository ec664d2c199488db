import { safeLink, safeSource } from '../../embed/kit/urls';
import { MAX } from '../contract/limits';
import { isPositional, isSelector } from '../selectors/selector';
import { nearest, someHints, takeHint } from './nearest';

/** Codes for programs. Later versions may add others. */
export type WarningCode =
  | 'unknown_value'
  | 'unknown_rule'
  | 'unknown_operator'
  | 'unknown_setting'
  | 'unknown_property'
  | 'unknown_event'
  | 'unknown_color'
  | 'placeholder'
  | 'dropped_html'
  | 'escaped_html'
  | 'markdown'
  | 'missing_path'
  | 'missing_operator'
  | 'invalid_selector'
  | 'positional_selector'
  | 'missing_element'
  | 'empty_text'
  | 'missing_button_text'
  | 'missing_options'
  | 'single_option'
  | 'duplicate_options'
  | 'missing_target'
  | 'missing_value'
  | 'unsafe_link'
  | 'invalid_address'
  | 'insecure_address'
  | 'long_wait'
  | 'linked_missing'
  | 'linked_not_live'
  | 'never_starts'
  | 'over'
  | 'ends_before_start'
  | 'wildcard'
  | 'never_met'
  | 'always_met'
  | 'circle'
  | 'never_shown'
  | 'comma_in_name';

/** Accepted input that is probably a mistake. `path` has the form `steps[0].domQuery`. */
export type Warning = { path: string; code: WarningCode; message: string };

/** An unknown word. The message of its warning ends with the nearest known one. */
type Among = { word: string; known: readonly string[] };

/** A warning before `completeWarnings` completes it. Searching the nearest word is slow, so it is done last. */
export type PendingWarning = Warning & { among?: Among };

/** A widget, changelog or roadmap that a widget links to. */
export type Link = { path: string; entityType: string; id: number };

type Content = Record<string, unknown>;

/** The warnings and links of a widget type. */
export type WidgetWarnings = {
  judge: (widget: { content: Content; settings: Content }) => PendingWarning[];
  links?: (widget: { content: Content; settings: Content }) => Link[];
};

/** Returns a warning if `odd`. With `among`, `completeWarnings` completes the message. */
export const warnIf = (
  odd: boolean,
  path: string,
  code: WarningCode,
  message: string,
  among?: Among,
): PendingWarning[] => (odd ? [{ path, code, message, ...(among ? { among } : {}) }] : []);

/** Completes the first hundred warnings, ten of them with the nearest known word. */
export function completeWarnings(found: readonly PendingWarning[]): Warning[] {
  const hints = someHints();
  return found.slice(0, MAX.listed).map(({ among, ...warning }) => {
    if (!among) return warning;
    if (!takeHint(hints)) return { ...warning, message: `${warning.message}.` };
    const near = nearest(among.word, among.known);
    const end = near
      ? `; did you mean \`${near}\`?`
      : `; use one of ${among.known.map((one) => `\`${one}\``).join(', ')}.`;
    return { ...warning, message: warning.message + end };
  });
}

/** Warns about an unknown enumeration value. A missing value is not a warning. */
export const warnIfUnknown = (path: string, value: unknown, known: readonly string[]): PendingWarning[] =>
  warnIf(
    typeof value === 'string' && !known.includes(value),
    path,
    'unknown_value',
    'Unknown value, so the default is used',
    { word: String(value), known },
  );

export const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** Warns about a selector that browsers cannot parse. A missing one is not a warning. */
export const selectorOnly = (path: string, value: unknown): PendingWarning[] =>
  warnIf(
    !isBlank(value) && !isSelector(String(value)),
    path,
    'invalid_selector',
    'Not a valid selector, so no element is found.',
  );

/** Warns about a selector that uses only the position of an element, so inserting an element before it selects a different one. */
export const warnIfPositional = (path: string, value: unknown, snapshot: unknown): PendingWarning[] =>
  warnIf(
    !isBlank(value) && (snapshot as { selector?: unknown } | null)?.selector !== value && isPositional(String(value)),
    path,
    'positional_selector',
    'Selects the element by its position, so another element before it changes the result. Add an attribute such as `data-tour` to the element, or select it by text: `role=button[name="New invoice"]`.',
  );

/** Warns about a link that the widgets do not follow. */
export const linkOnly = (path: string, value: unknown): PendingWarning[] =>
  warnIf(
    !isBlank(value) && safeLink(value) === undefined,
    path,
    'unsafe_link',
    'Only http, https and mailto URLs and paths are followed.',
  );

const isAddress = (text: string): boolean =>
  !/\s/.test(text) && (/^[a-z][a-z0-9+.-]*:/i.test(text) ? URL.canParse(text) : /[./]/.test(text));

/** Warns about a picture URL that pages do not load. */
export function pictureOnly(path: string, value: unknown): PendingWarning[] {
  if (isBlank(value)) return [];
  const text = String(value).trim();
  return [
    ...warnIf(safeSource(text) === undefined, path, 'unsafe_link', 'Only http and https URLs and paths are loaded.'),
    ...warnIf(
      safeSource(text) !== undefined && !isAddress(text),
      path,
      'invalid_address',
      'Neither a URL nor a path, so no picture is found.',
    ),
    ...warnIf(
      /^http:/i.test(text) && isAddress(text),
      path,
      'insecure_address',
      'HTTPS pages do not load HTTP pictures. Use an https URL.',
    ),
  ];
}

/** Longer than people usually stay on a page. */
const MAX_WAIT_SECONDS = 3_600;

/** Warns about a delay after which most people have left the page. */
export const waitOnly = (path: string, seconds: unknown): PendingWarning[] =>
  warnIf(
    typeof seconds === 'number' && seconds > MAX_WAIT_SECONDS,
    path,
    'long_wait',
    'More than an hour on one page, so few people see it. The unit is seconds.',
  );

/** Warns if two options have the same text. */
export function differentOnly(path: string, texts: readonly unknown[]): PendingWarning[] {
  const shown = texts.filter((text) => !isBlank(text)).map((text) => String(text).trim());
  return warnIf(
    new Set(shown).size < shown.length,
    path,
    'duplicate_options',
    'Two options have the same text, so people cannot distinguish them.',
  );
}

/** Warns about a missing field that another setting requires. */
export const needed = (
  isNeeded: boolean,
  path: string,
  value: unknown,
  code: WarningCode,
  message: string,
): PendingWarning[] => warnIf(isNeeded && (typeof value === 'number' ? false : isBlank(value)), path, code, message);

/** Maximum entries to check. Lists stored by earlier versions may be longer. */
const MAX_ENTRIES = 100;

/** The entries of a list, with the path of each. */
export const entriesIn = (list: unknown, path: string): { entry: Content; at: string }[] =>
  (Array.isArray(list) ? list.slice(0, MAX_ENTRIES) : []).flatMap((entry, index) =>
    typeof entry === 'object' && entry !== null ? [{ entry: entry as Content, at: `${path}[${index}]` }] : [],
  );

/** The link in a field that contains an id. */
export const linkTo = (entityType: string, path: string, id: unknown): Link[] =>
  typeof id === 'number' ? [{ path, entityType, id }] : [];
