import { h } from '../kit/dom';
import { wordChanges } from '../kit/word-changes';
import { placeName, valueText } from './values';

export type Change = { path: string; from?: unknown; to?: unknown };

/** A sentence of the server, with its names of fields as code. */
const sentence = (text: string): Node[] =>
  (text.charAt(0).toUpperCase() + text.slice(1))
    .split('`')
    .map((piece, at) => (at % 2 ? h('code', {}, piece) : new Text(piece)));

const side = (tag: 'del' | 'ins', label: string, text: string | undefined) =>
  text === undefined ? null : h(tag, { class: 'side' }, h('span', { class: 'hidden' }, `${label}: `), text);

/** The text for a value that is missing on one side: "Not set" for a field, and none for an entry, because it was added or removed. */
const missing = (path: string) => (path.endsWith(']') ? undefined : 'Not set');

function difference({ path, from, to }: Change): (Node | null)[] {
  const [before, after] = [valueText(from) ?? missing(path), valueText(to) ?? missing(path)];
  const words =
    typeof from === 'string' && typeof to === 'string' && before && after ? wordChanges(before, after) : undefined;
  if (!words) return [side('del', 'Before', before), side('ins', 'After', after)];
  const marked = words.map(({ value, added, removed }) =>
    added ? h('ins', {}, value) : removed ? h('del', {}, value) : new Text(value),
  );
  return [h('p', { class: 'words' }, ...marked)];
}

/** What publishing changes, place by place. @param record the record after publishing, which entries are looked up in */
export function changeList(changes: readonly Change[], record?: Record<string, unknown>): HTMLElement {
  return h(
    'ul',
    { class: 'changes' },
    ...changes.map((change) =>
      h('li', {}, h('p', { class: 'place' }, placeName(change.path, record)), ...difference(change)),
    ),
  );
}

/** `isQuoted`: the texts are quoted from the widget, and are not sentences of the server. */
export type Note = { tone: 'warning' | 'danger'; title: string; texts: readonly string[]; isQuoted?: boolean };

/** What people should know before they publish. */
export const noteList = (notes: readonly Note[]): HTMLElement[] =>
  notes
    .filter(({ texts }) => texts.length)
    .map(({ tone, title, texts, isQuoted }) =>
      h(
        'section',
        { class: 'note', 'data-tone': tone, 'aria-label': title },
        h('p', { class: 'place' }, title),
        h('ul', {}, ...texts.map((text) => h('li', {}, ...(isQuoted ? [new Text(text)] : sentence(text))))),
      ),
    );
