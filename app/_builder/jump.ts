const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';
const INPUT = 'input:not([type="hidden"])';
const PATIENCE_MS = 3_000;

function focusField(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' });
  const empty = [...field.querySelectorAll<HTMLInputElement>(INPUT)].find(({ value }) => value === '');
  const control = field.matches(FOCUSABLE) ? field : (empty ?? field.querySelector<HTMLElement>(FOCUSABLE));
  control?.focus({ preventScroll: true });
}

/** Goes to the control of a field such as `steps` or `settings.cssSelector`, as soon as its form is there. */
export function jumpToField(field: string): void {
  const find = () => document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`);
  const found = find();
  if (found) {
    focusField(found);
    return;
  }
  const observer = new MutationObserver(() => {
    const late = find();
    if (!late) return;
    observer.disconnect();
    focusField(late);
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
