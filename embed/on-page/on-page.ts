import { closeButton } from '../kit/controls';
import { h } from '../kit/dom';
import { loadSemantics } from '../script/find';
import type { Draw } from '../script/options';
import { openBar } from './bar';
import { forget, open, type Place } from './page-session';
import { startPicker } from './picker';
import { startPreview } from './preview';

function say(place: Place, title: string, text: string): void {
  const { card, stage, remove } = openBar(place, title);
  card.draw(
    closeButton(stage, remove),
    h('div', { class: 'body' }, h('h2', { class: 'title', id: 'title' }, title), h('p', { class: 'text' }, text)),
  );
  stage.announce(`${title} ${text}`);
}

const whenBodyExists = () =>
  document.body ? undefined : new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));

/** Does what the builder opened this page for: lets an element be picked, or shows a draft. Docent itself does not run meanwhile. */
export async function onPage(place: Place, load: (entityType: string) => Promise<Draw>): Promise<void> {
  await whenBodyExists();
  const purpose = await open(place).catch(() => null);
  if (purpose === null)
    return say(place, 'Docent does not answer', 'Load this page again, or begin again in the builder.');
  if (purpose?.mode === 'pick') {
    const semantics = await loadSemantics(() => import('../kit/semantics')).catch(() => undefined);
    if (semantics) return startPicker(place, purpose, semantics);
    return say(place, 'Docent does not answer', 'Load this page again, or begin again in the builder.');
  }
  if (purpose) return startPreview(place, purpose, load);
  forget();
  say(place, 'This link is no longer good', 'It works once, for ten minutes. Begin again in the builder.');
}
