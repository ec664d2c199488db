const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';
const INPUT = 'input:not([type="hidden"])';
const TIMEOUT_MS = 3_000;
/** How long the page has for drawing a field, before what it is part of has to do. */
const DRAWN_MS = 700;

export type FieldTab = 'targeting' | 'content' | 'behaviour';

/**
 * The tabs that a field may be on, in the order in which to try them; none for one that is above the tabs. Where the fields of a type
 * are is known to its forms alone. The last is where a field belongs that no form holds.
 */
function tabsOfField(field: string): readonly FieldTab[] {
  if (field === 'name') return [];
  if (field.startsWith('targeting')) return ['targeting'];
  if (field === 'folderId' || field === 'themeId') return ['behaviour'];
  return field.startsWith('settings.') ? ['content', 'behaviour'] : ['content', 'behaviour', 'content'];
}

/** The paths of a field and of all that it is part of, its own first: `steps[1].title`, `steps[1]`, `steps`. */
function pathsOf(field: string): string[] {
  const cut = Math.max(field.lastIndexOf('.'), field.lastIndexOf('['));
  return cut < 0 ? [field] : [field, ...pathsOf(field.slice(0, cut))];
}

/** The place of the entry that a field such as `steps[1].title` belongs to, where `entries` is `steps`. */
export function entryOfField(field: string, entries: string | undefined): number | undefined {
  if (entries === undefined || !field.startsWith(`${entries}[`)) return undefined;
  return Number.parseInt(field.slice(entries.length + 1), 10);
}

/** The page as it is drawn now. */
export type Drawn = {
  /** True once the form of a tab is there, with all the fields that it has. */
  form: (tab: FieldTab) => boolean;
  /** True where a field of this path is there. */
  field: (path: string) => boolean;
};

/**
 * Begins the search for a field. Each call of the answer gives the tab to open now, and undefined while there is nothing to do but wait
 * for the page: the field is there, its tab is not drawn yet, or no tab is left.
 */
export function searchTabs(field: string, drawn: Drawn): () => FieldTab | undefined {
  const paths = pathsOf(field);
  const left = [...tabsOfField(field)];
  let tried: FieldTab | undefined;
  return () => {
    // An entry that is closed, or a field that is drawn under a condition: what it is part of says where it belongs.
    if (paths.some(drawn.field) || (tried && !drawn.form(tried))) return undefined;
    tried = left.shift();
    return tried;
  };
}

const fieldAt = (path: string) => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(path)}"]`);

const page: Drawn = {
  form: (tab) => document.querySelector(`[data-tab="${tab}"] [data-form]`) !== null,
  field: (path) => fieldAt(path) !== null,
};

/** The element of a field that takes the focus; undefined while its form is not drawn. */
function controlOf(field: HTMLElement): HTMLElement | undefined {
  if (field.matches(FOCUSABLE)) return field;
  const empty = [...field.querySelectorAll<HTMLInputElement>(INPUT)].find(({ value }) => value === '');
  return empty ?? field.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
}

/**
 * Goes to the control of a field such as `steps` or `settings.cssSelector`, on whichever tab its form is, as soon as it is there.
 * @returns what gives up
 */
export function jumpToField(field: string, openTab: (tab: FieldTab) => void): () => void {
  const nextTab = searchTabs(field, page);
  const reach = (path = field): boolean => {
    const found = fieldAt(path);
    const control = found && controlOf(found);
    found?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    if (control) return true;
    if (path !== field) return false;
    for (let tab = nextTab(); tab; tab = nextTab()) openTab(tab);
    return false;
  };
  const observer = new MutationObserver(() => reach() && stop());
  const timer = window.setTimeout(() => stop(), TIMEOUT_MS);
  const orAround = window.setTimeout(() => pathsOf(field).some((path) => reach(path)) && stop(), DRAWN_MS);
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    window.clearTimeout(orAround);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  if (reach()) stop();
  return stop;
}
