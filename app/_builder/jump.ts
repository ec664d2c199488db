const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';
const INPUT = 'input:not([type="hidden"])';
const PATIENCE_MS = 3_000;

/** The element of a field that takes the focus; undefined while its form is not drawn. */
function controlOf(field: HTMLElement): HTMLElement | undefined {
  if (field.matches(FOCUSABLE)) return field;
  const empty = [...field.querySelectorAll<HTMLInputElement>(INPUT)].find(({ value }) => value === '');
  return empty ?? field.querySelector<HTMLElement>(FOCUSABLE) ?? undefined;
}

/** Goes to the control of a field such as `steps` or `settings.cssSelector`, as soon as its form is there. */
export function jumpToField(field: string): void {
  const reach = (): boolean => {
    const found = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
    const control = found && controlOf(found);
    found?.scrollIntoView({ block: 'center' });
    control?.focus({ preventScroll: true });
    return Boolean(control);
  };
  if (reach()) return;
  const observer = new MutationObserver(() => {
    if (reach()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  window.setTimeout(() => observer.disconnect(), PATIENCE_MS);
}

/** The settings that are content: what people read, and what it belongs to. */
const CONTENT_SETTING =
  /^settings\.(type|imageUrl|cssSelector|buttons|questions|question|followUpQuestion|thankYouMessage)\b/;

/** The tab of the builder that a field is on; undefined for one that is above the tabs. */
export function tabOfField(field: string): 'targeting' | 'content' | 'behaviour' | 'general' | undefined {
  if (field === 'name') return undefined;
  if (field.startsWith('targeting')) return 'targeting';
  if (field === 'folderId' || field === 'themeId') return 'general';
  return field.startsWith('settings.') && !CONTENT_SETTING.test(field) ? 'behaviour' : 'content';
}

/** The place of the entry that a field such as `steps[1].title` belongs to. */
export function entryOfField(field: string): number | undefined {
  const place = /^(?:steps|items|settings\.questions)\[(\d+)\]/.exec(field)?.[1];
  return place === undefined ? undefined : Number(place);
}
