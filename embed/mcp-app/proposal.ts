import { h, redraw } from '../kit/dom';
import { type Change, changeList, noteList } from './changes';
import { picturesOf } from './picture';
import { publishControl, published } from './publish';
import { placeName, type Reach, reachText, spaced } from './values';
import type { View } from './view';

type Part = {
  id: number;
  kind: string;
  targetId: number;
  type: string | null;
  name: string;
  state: string;
  changes: Change[];
  conflicts: { path: string }[];
  unmet: { message: string }[];
  warnings: { message: string }[];
  pictures: { after: string | null } | null;
  reach: Reach | null;
};
type Proposal = {
  id: number;
  title: string;
  note: string | null;
  state: string;
  createdBy: string;
  dashboardUrl: string;
  parts: Part[];
};

export const isProposal = (data: Record<string, unknown>): boolean =>
  Array.isArray(data.parts) && typeof data.title === 'string' && typeof data.state === 'string';

function aboutPart({ kind, type, state, reach, changes }: Part): string {
  const what = type ? spaced(type).toLowerCase() : kind.replace(/[-_]/g, ' ');
  const does = changes.length ? `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}` : 'New';
  const people = reach ? reachText(reach) : '';
  return [changes.length ? `${does}, ${what}` : `${does} ${what}`, people, state === 'open' ? '' : state]
    .filter(Boolean)
    .join(' · ');
}

function partOf(host: View['host'], part: Part): HTMLElement {
  const { type, targetId, name, pictures, changes, conflicts, unmet, warnings } = part;
  const where = { type, id: targetId };
  const isDraft = pictures?.after?.includes('draft=true') ?? false;
  return h(
    'section',
    { class: 'part', 'aria-label': name },
    h('h2', {}, name),
    h('p', { class: 'about' }, aboutPart(part)),
    ...noteList([
      {
        tone: 'danger',
        title: 'Also changed in the live version',
        texts: conflicts.map(({ path }) => placeName(path)),
      },
      { tone: 'danger', title: 'Missing before it can be published', texts: unmet.map(({ message }) => message) },
      { tone: 'warning', title: 'Warnings', texts: warnings.map(({ message }) => message) },
    ]),
    changes.length ? changeList(changes) : null,
    pictures?.after && type
      ? picturesOf(host, [
          {
            label: 'After',
            given: { ...where, ...(isDraft ? { draft: true } : {}) },
            alt: `“${name}” as it is proposed`,
          },
          ...(isDraft ? [{ label: 'Before', given: where, alt: `“${name}” as it is live` }] : []),
        ])
      : null,
  );
}

/** A proposal with its parts. */
export function drawProposal(view: View): void {
  const { root, host, data } = view;
  const { id, title, note, state, createdBy, dashboardUrl: url, parts } = data as Proposal;
  const open = parts.filter((part) => part.state === 'open');
  const isReady = open.length > 0 && open.every(({ conflicts, unmet }) => !conflicts.length && !unmet.length);
  const refresh = async () => {
    host.tell(`The person published the proposal “${title}”.`);
    const { data: fresh } = await host.call('get_proposal', { proposalId: id });
    if (fresh) drawProposal({ ...view, data: fresh });
    root.querySelector('footer')?.replaceChildren(published(host, url));
  };
  const control = publishControl({
    host,
    url,
    label: 'Publish proposal',
    question: `Publish ${open.length === 1 ? 'this part' : `all ${open.length} parts`}? People see them at once.`,
    // Only the parts that the person sees are published, without parts that were added later.
    publish: isReady
      ? () => host.call('publish_proposal', { proposalId: id, parts: open.map((part) => part.id) })
      : undefined,
    onPublished: () => void refresh(),
  });
  redraw(
    root,
    h(
      'header',
      {},
      h('h1', {}, title),
      h('p', { class: 'about' }, `${spaced(state)} proposal by ${createdBy}`),
      note ? h('p', {}, note) : null,
    ),
    ...parts.map((part) => partOf(host, part)),
    h('footer', {}, control),
  );
}
