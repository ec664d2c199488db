import { safeLink, safeSource } from '../../embed/kit/urls';
import { MAX } from '../contract/limits';
import { isPositional, isSelector } from '../selectors/selector';
import { nearest, someHints, takeHint } from './nearest';

/** What is odd, for programs. Others may be added. */
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

/** Something that is accepted and cannot mean what was meant. `path` reads like `steps[0].domQuery`. */
export type Warning = { path: string; code: WarningCode; message: string };

/** A word that is none of the known ones: the message of its warning ends in which one was meant. */
type Among = { word: string; known: readonly string[] };

/** A warning as a judge finds it. What was meant is looked for last, as it takes long. */
export type Oddity = Warning & { among?: Among };

/** A widget, changelog or roadmap that a widget leads to. */
export type Link = { path: string; entityType: string; id: number };

type Content = Record<string, unknown>;

/** What a widget type says of its own content and settings. */
export type WidgetWarnings = {
  judge: (widget: { content: Content; settings: Content }) => Oddity[];
  links?: (widget: { content: Content; settings: Content }) => Link[];
};

/** A warning where `odd` holds; with `among` its message is a sentence without its end. */
export const warnIf = (odd: boolean, path: string, code: WarningCode, message: string, among?: Among): Oddity[] =>
  odd ? [{ path, code, message, ...(among ? { among } : {}) }] : [];

/** The first hundred warnings, of which ten say which known word was most likely meant. */
export function toldOf(found: readonly Oddity[]): Warning[] {
  const hints = someHints();
  return found.slice(0, MAX.listed).map(({ among, ...warning }) => {
    if (!among) return warning;
    if (!takeHint(hints)) return { ...warning, message: `${warning.message}.` };
    const near = nearest(among.word, among.known);
    const end = near
      ? `; did you mean \`${near}\`?`
      : `; known are ${among.known.map((one) => `\`${one}\``).join(', ')}.`;
    return { ...warning, message: warning.message + end };
  });
}

/** A value of an enumeration that nothing here knows; one that is left out is none. */
export const knownOnly = (path: string, value: unknown, known: readonly string[]): Oddity[] =>
  warnIf(
    typeof value === 'string' && !known.includes(value),
    path,
    'unknown_value',
    'Not a known value, so the default is used',
    { word: String(value), known },
  );

export const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** A selector that is there and that no browser understands. */
export const selectorOnly = (path: string, value: unknown): Oddity[] =>
  warnIf(
    !isBlank(value) && !isSelector(String(value)),
    path,
    'invalid_selector',
    'Not a CSS selector that browsers understand, so no element is found.',
  );

/** A selector that names an element by its place alone, so that one more element before it makes it another. */
export const positionOnly = (path: string, value: unknown, snapshot: unknown): Oddity[] =>
  warnIf(
    !isBlank(value) && (snapshot as { selector?: unknown } | null)?.selector !== value && isPositional(String(value)),
    path,
    'positional_selector',
    'Names the element by its position, which another element before it changes. Give the element an attribute such as `data-tour` and use that, or its text: `role=button[name="New invoice"]`.',
  );

/** A link that is there and that no renderer follows. */
export const linkOnly = (path: string, value: unknown): Oddity[] =>
  warnIf(
    !isBlank(value) && safeLink(value) === undefined,
    path,
    'unsafe_link',
    'Only addresses of http, https and mailto and paths are followed.',
  );

const isAddress = (text: string): boolean =>
  !/\s/.test(text) && (/^[a-z][a-z0-9+.-]*:/i.test(text) ? URL.canParse(text) : /[./]/.test(text));

/** The address of a picture that is there and that no page loads. */
export function pictureOnly(path: string, value: unknown): Oddity[] {
  if (isBlank(value)) return [];
  const text = String(value).trim();
  return [
    ...warnIf(
      safeSource(text) === undefined,
      path,
      'unsafe_link',
      'Only addresses of http and https and paths are loaded.',
    ),
    ...warnIf(
      safeSource(text) !== undefined && !isAddress(text),
      path,
      'invalid_address',
      'Neither an address nor a path, so no picture is found.',
    ),
    ...warnIf(
      /^http:/i.test(text) && isAddress(text),
      path,
      'insecure_address',
      'Pages of https do not load pictures of http: use an address of https.',
    ),
  ];
}

/** Longer than anybody stays on a page. */
const MAX_WAIT_SECONDS = 3_600;

/** A number of seconds after which hardly anybody is still there. */
export const waitOnly = (path: string, seconds: unknown): Oddity[] =>
  warnIf(
    typeof seconds === 'number' && seconds > MAX_WAIT_SECONDS,
    path,
    'long_wait',
    'More than an hour on one page, so hardly anybody sees it. The number is in seconds.',
  );

/** Texts of a list to choose from of which two are the same. */
export function differentOnly(path: string, texts: readonly unknown[]): Oddity[] {
  const shown = texts.filter((text) => !isBlank(text)).map((text) => String(text).trim());
  return warnIf(
    new Set(shown).size < shown.length,
    path,
    'duplicate_options',
    'Two options have the same text, so people cannot tell them apart.',
  );
}

/** Something without which a choice made elsewhere does nothing. */
export const needed = (is: boolean, path: string, value: unknown, code: WarningCode, message: string): Oddity[] =>
  warnIf(is && (typeof value === 'number' ? false : isBlank(value)), path, code, message);

/** The maximum length of a list. Lists that an earlier version stored may be longer. */
const MAX_ENTRIES = 100;

/** The entries of a list, with the path of each. */
export const entriesIn = (list: unknown, path: string): { entry: Content; at: string }[] =>
  (Array.isArray(list) ? list.slice(0, MAX_ENTRIES) : []).flatMap((entry, index) =>
    typeof entry === 'object' && entry !== null ? [{ entry: entry as Content, at: `${path}[${index}]` }] : [],
  );

/** The link of a field that holds an id. */
export const linkTo = (entityType: string, path: string, id: unknown): Link[] =>
  typeof id === 'number' ? [{ path, entityType, id }] : [];
