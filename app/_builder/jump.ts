const FOCUSABLE = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';
const PATIENCE_MS = 3_000;

function focusField(field: HTMLElement): void {
  field.scrollIntoView({ block: 'center' });
  const control = field.matches(FOCUSABLE) ? field : field.querySelector<HTMLElement>(FOCUSABLE);
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

/** The tab of the builder that a field is on. */
export const tabOfField = (field: string): 'targeting' | 'content' =>
  field.startsWith('targeting') ? 'targeting' : 'content';
