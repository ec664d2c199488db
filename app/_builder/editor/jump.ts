const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';
const INPUT = 'input:not([type="hidden"])';
const TIMEOUT_MS = 3_000;
/** How long to wait for the field itself, before an element that contains it gets the focus instead. */
const DRAWN_MS = 700;

export type FieldTab = 'targeting' | 'content' | 'behaviour';

/**
 * The tabs that a field may be on, in the order in which to try them; none for a field above the tabs. Only the forms of a type know
 * which tab has which field. The last tab is the one to show for a field that is in no form.
 */
function tabsOfField(field: string): readonly FieldTab[] {
  if (field === 'name') return [];
  if (field.startsWith('targeting')) return ['targeting'];
  if (field === 'folderId' || field === 'themeId') return ['behaviour'];
  return field.startsWith('settings.') ? ['content', 'behaviour'] : ['content', 'behaviour', 'content'];
}

/** The path of a field, followed by the paths of the fields that contain it: `steps[1].title`, `steps[1]`, `steps`. */
function pathsOf(field: string): string[] {
  const cut = Math.max(field.lastIndexOf('.'), field.lastIndexOf('['));
  return cut < 0 ? [field] : [field, ...pathsOf(field.slice(0, cut))];
}

/** The index of the entry that a field belongs to: 1 for `steps[1].title`, if `entries` is `steps`. */
export function entryOfField(field: string, entries: string | undefined): number | undefined {
  if (entries === undefined || !field.startsWith(`${entries}[`)) return undefined;
  return Number.parseInt(field.slice(entries.length + 1), 10);
}

/** The page as it is drawn now. */
export type Drawn = {
  /** True once the form of a tab is drawn, with all its fields. */
  form: (tab: FieldTab) => boolean;
  /** True if a field with this path is drawn. */
  field: (path: string) => boolean;
};

/**
 * Begins the search for a field. Each call of the returned function gives the tab to open now, or undefined if there is no tab to open:
 * the field is drawn, the tab opened last is not drawn yet, or no tab is left.
 */
export function searchTabs(field: string, drawn: Drawn): () => FieldTab | undefined {
  const paths = pathsOf(field);
  const left = [...tabsOfField(field)];
  let tried: FieldTab | undefined;
  return () => {
    // A closed entry does not draw its fields, and some fields are drawn under a condition. A drawn container is enough to find the tab.
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
 * Opens the tab of a field such as `steps` or `settings.cssSelector`, and focuses its control as soon as that is drawn.
 * @returns a function that gives up
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
  const containerTimer = window.setTimeout(() => pathsOf(field).some((path) => reach(path)) && stop(), DRAWN_MS);
  const stop = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    window.clearTimeout(containerTimer);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  if (reach()) stop();
  return stop;
}
