import { h, redraw } from '../kit/dom';
import { type Change, changeList, noteList } from './changes';
import { picturesOf } from './picture';
import { publishControl, published } from './publish';
import { firstEntry, placeName, type Reach, reachText, spaced } from './values';
import { type View, widgetOf } from './view';

type Draft = {
  version: number;
  changes: Change[];
  conflicts: { path: string }[];
  unmet?: { field: string; message: string }[];
  warnings?: { message: string }[];
  updatedBy: string;
};
type Subject = {
  name?: string;
  title?: string;
  dashboardUrl?: string;
  targeting?: { rules?: unknown[]; ruleLogicalOperator?: string };
};

/** The kinds of records that have unpublished changes, by the field of the answer that has the record. */
const KINDS = {
  widget: { publish: 'publish_widget_draft', noun: 'widget' },
  post: { publish: 'publish_changelog_post_draft', noun: 'post' },
  item: { publish: 'publish_roadmap_item_draft', noun: 'roadmap item' },
};

export const isDraft = (data: Record<string, unknown>): boolean =>
  Array.isArray(data.changes) && Array.isArray(data.conflicts) && Object.keys(KINDS).some((kind) => kind in data);

/** Pictures of a widget with and without its changes, at the first step that changes. */
function beforeAndAfter(
  host: View['host'],
  where: ReturnType<typeof widgetOf>,
  name: string,
  step: number | undefined,
) {
  const at = { ...where, ...(step === undefined ? {} : { step }) };
  return picturesOf(host, [
    { label: 'After', given: { ...at, draft: true }, alt: `“${name}” with these changes` },
    { label: 'Before', given: at, alt: `“${name}” as it is live` },
  ]);
}

/** Adds the number of users that the widget reaches after publishing. */
async function tellReach(root: HTMLElement, host: View['host'], call: View['call'], { targeting }: Subject) {
  const { rules = [], ruleLogicalOperator = 'and' } = targeting ?? {};
  const { data } = await host.call('count_reach', { rules, ruleLogicalOperator, ...widgetOf(call) });
  if (data) root.querySelector('.about')?.append(` · ${reachText(data as Reach)}`);
}

/** Draws the unpublished changes of a live record. */
export function drawDraft({ root, host, call, data }: View): void {
  const kind = (Object.keys(KINDS) as (keyof typeof KINDS)[]).find((one) => one in data) ?? 'widget';
  const { publish, noun } = KINDS[kind];
  const { version, changes, conflicts, unmet = [], warnings = [], updatedBy } = data as Draft;
  const record = data[kind] as Subject & Record<string, unknown>;
  const { fields: _, ...where } = call;
  const name = record.name ?? record.title ?? '';
  const url = record.dashboardUrl;
  const { type } = widgetOf(call);
  const isReady = !conflicts.length && !unmet.length;
  const control = publishControl({
    host,
    url,
    label: 'Publish changes',
    question: `Publish ${changes.length === 1 ? 'this change' : `these ${changes.length} changes`}? People see the result at once.`,
    // Only the version that the person sees is published, without later changes.
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
        `${changes.length} unpublished ${changes.length === 1 ? 'change' : 'changes'} of this ${typeof type === 'string' ? spaced(type).toLowerCase() : noun}, last by ${updatedBy}`,
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
    kind === 'widget'
      ? beforeAndAfter(
          host,
          widgetOf(call),
          name,
          firstEntry(
            changes.map(({ path }) => path),
            record,
          ),
        )
      : null,
    changeList(changes, record),
    footer,
  );
  if (kind === 'widget' && host.canCall) void tellReach(root, host, call, record);
}
