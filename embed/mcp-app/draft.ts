import { h, redraw } from '../kit/dom';
import { type Change, changeList, noteList } from './changes';
import { pictureOf } from './picture';
import { publishControl, published } from './publish';
import { placeName, spaced } from './values';
import type { View } from './view';

type Draft = {
  version: number;
  changes: Change[];
  conflicts: { path: string }[];
  unmet?: { field: string; message: string }[];
  warnings?: { message: string }[];
  updatedBy: string;
};
type Subject = { name?: string; title?: string; dashboardUrl?: string };

/** The kinds of records that have unpublished changes, by the field of the answer that has the record. */
const KINDS = {
  widget: { publish: 'publish_widget_draft', noun: 'widget' },
  post: { publish: 'publish_changelog_post_draft', noun: 'post' },
  item: { publish: 'publish_roadmap_item_draft', noun: 'roadmap item' },
};

export const isDraft = (data: Record<string, unknown>): boolean =>
  Array.isArray(data.changes) && Array.isArray(data.conflicts) && Object.keys(KINDS).some((kind) => kind in data);

/** The unpublished changes of something live. */
export function drawDraft({ root, host, call, data }: View): void {
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((one) => one in data) ?? 'widget';
  const { publish, noun } = KINDS[kind];
  const { version, changes, conflicts, unmet = [], warnings = [], updatedBy } = data as Draft;
  const record = data[kind] as Subject & Record<string, unknown>;
  const { fields: _, ...where } = call;
  const name = record.name ?? record.title ?? '';
  const url = record.dashboardUrl;
  const isReady = !conflicts.length && !unmet.length;
  const control = publishControl({
    host,
    url,
    label: 'Publish changes',
    question: `Publish ${changes.length === 1 ? 'this change' : `these ${changes.length} changes`}? People see the result at once.`,
    // The version that is shown: what was changed meanwhile is not published unseen.
    publish: isReady ? () => host.call(publish, { ...where, expectedVersion: version }) : undefined,
    onPublished: () => {
      host.tell(`The person published the unpublished changes of the ${noun} “${name}”.`);
      redraw(footer, published(host, url));
    },
  });
  const footer = h('footer', {}, control);
  redraw(
    root,
    h(
      'header',
      {},
      h('h1', {}, name),
      h(
        'p',
        { class: 'about' },
        `${changes.length} unpublished ${changes.length === 1 ? 'change' : 'changes'} of this ${typeof call.type === 'string' ? spaced(call.type).toLowerCase() : noun}, last by ${updatedBy}`,
      ),
    ),
    ...noteList([
      {
        tone: 'danger',
        title: 'Also changed in the live version',
        texts: conflicts.map(({ path }) => placeName(path, record)),
      },
      { tone: 'danger', title: 'Missing before it can be published', texts: unmet.map(({ message }) => message) },
      { tone: 'warning', title: 'Warnings', texts: warnings.map(({ message }) => message) },
    ]),
    kind === 'widget' ? pictureOf(host, { ...where, draft: true }, `“${name}” with these changes`) : null,
    changeList(changes, record),
    footer,
  );
}
