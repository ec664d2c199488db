import { h, redraw } from '../kit/dom';
import { noteList } from './changes';
import { choices } from './choices';
import { publishControl, published } from './publish';
import { type View, widgetOf } from './view';

type Findings = {
  outside: string[];
  cut: string[];
  lowContrast: { text: string; ratio: number }[];
  missingPictures: string[];
};
type Entries = unknown[] | undefined;
type Widget = {
  name: string;
  active: boolean;
  dashboardUrl: string;
  version: number;
  steps?: Entries;
  items?: Entries;
  settings?: { questions?: Entries };
};

/** The number of steps, items or questions that are shown one at a time. */
const entriesOf = ({ steps, items, settings }: Widget): number => (steps ?? items ?? settings?.questions ?? []).length;

const PHONE_PX = 375;
const DESKTOP_PX = 1024;
const MIN_DESKTOP_PX = 640;

export const isPreview = (data: Record<string, unknown>): boolean =>
  Array.isArray(data.lowContrast) && Array.isArray(data.missingPictures);

const notesOf = ({ outside, cut, lowContrast, missingPictures }: Findings) =>
  noteList([
    { tone: 'warning', title: 'Outside of the page', texts: outside, isQuoted: true },
    { tone: 'warning', title: 'Cut off', texts: cut, isQuoted: true },
    {
      tone: 'warning',
      title: 'Low contrast',
      isQuoted: true,
      texts: lowContrast.map(({ text, ratio }) => `${text} (${ratio.toFixed(1)}:1)`),
    },
    { tone: 'warning', title: 'Missing pictures', texts: missingPictures, isQuoted: true },
  ]);

/** Buttons to the previous and the next step. Step 0 is what people see before the first step. */
function stepsOf(call: View['call'], count: number, choose: (value: Record<string, unknown>) => void) {
  if (count < 2) return null;
  const step = Number(call.step ?? 0);
  const move = (label: string, to: number, symbol: string) =>
    h(
      'button',
      {
        type: 'button',
        'aria-label': label,
        'data-key': label,
        'aria-disabled': String(to < 0 || to > count),
        onclick: () => (to < 0 || to > count ? undefined : choose({ step: to || undefined })),
      },
      symbol,
    );
  return h(
    'div',
    { class: 'choices', role: 'group', 'aria-label': 'Step' },
    move('Previous step', step - 1, '‹'),
    h('span', { class: 'step', role: 'status' }, step ? `Step ${step} of ${count}` : 'As it begins'),
    move('Next step', step + 1, '›'),
  );
}

function controlsOf(call: View['call'], count: number, choose: (value: Record<string, unknown>) => void): HTMLElement {
  const isPhone = Number(call.width ?? DESKTOP_PX) < MIN_DESKTOP_PX;
  const isDark = call.scheme === 'dark';
  return h(
    'div',
    { class: 'controls' },
    choices(
      'Width',
      [
        { label: 'Desktop', value: { width: DESKTOP_PX }, isChosen: !isPhone },
        { label: 'Phone', value: { width: PHONE_PX }, isChosen: isPhone },
      ],
      choose,
    ),
    choices(
      'Colors',
      [
        { label: 'Light', value: { scheme: 'light' }, isChosen: !isDark },
        { label: 'Dark', value: { scheme: 'dark' }, isChosen: isDark },
      ],
      choose,
    ),
    stepsOf(call, count, choose),
  );
}

/** The control that publishes the widget, or its unpublished changes, as the picture shows them. */
function controlOf({ host, call, root }: View, { name, active, dashboardUrl, version }: Widget): HTMLElement {
  const where = widgetOf(call);
  const isDraft = call.draft === true;
  const footer = h('footer', {});
  // The version in the picture: changes that were saved later are not published unseen.
  const publish = () =>
    host.call(isDraft ? 'publish_widget_draft' : 'publish_widget', { ...where, expectedVersion: version });
  const control = publishControl({
    host,
    url: dashboardUrl,
    label: isDraft ? 'Publish changes' : 'Publish widget',
    question: isDraft
      ? 'Publish these changes? People see them at once.'
      : 'Publish this widget? People see it at once.',
    publish: isDraft || !active ? publish : undefined,
    onPublished: () => {
      host.tell(`The person published ${isDraft ? 'the unpublished changes of ' : ''}the widget “${name}”.`);
      root.querySelector('.about')?.replaceChildren('Live');
      redraw(footer, published(host, dashboardUrl));
    },
  });
  footer.append(control);
  return footer;
}

/** The widget of a picture, or what it would be after publishing its unpublished changes. */
async function readWidget(host: View['host'], call: View['call']): Promise<Widget | undefined> {
  const where = widgetOf(call);
  if (call.draft !== true) return (await host.call('get_widget', where)).data as Widget | undefined;
  const { data } = await host.call('get_widget_draft', where);
  return data && { ...(data.widget as Widget), version: Number(data.version) };
}

/** Draws the picture of a widget and the faults that were found in it. */
export function drawPreview(view: View): void {
  const { root, host, data, picture } = view;
  let { call } = view;
  let count = 0;
  const frame = h('div', { class: 'picture' });
  const notes = h('div', { class: 'notes' });
  const controls = h('div', {});
  const heading = h('h1', {}, 'Preview');
  const about = h('p', { class: 'about' });
  const foot = h('div', {});
  const show = (image: string | undefined, findings: Findings) => {
    redraw(frame, image ? h('img', { src: image, alt: `Preview of ${heading.textContent}` }) : null);
    redraw(notes, ...notesOf(findings));
  };
  const choose = async (value: Record<string, unknown>) => {
    call = { ...call, ...value };
    redraw(controls, controlsOf(call, count, choose));
    frame.setAttribute('aria-busy', 'true');
    const asked = call;
    const answer = await host.call('preview_widget', call);
    // Another choice may have been made meanwhile.
    if (asked !== call) return;
    frame.removeAttribute('aria-busy');
    if (answer.data) show(answer.picture, answer.data as Findings);
    else redraw(notes, h('p', { role: 'alert', class: 'refusal' }, answer.refusal ?? ''));
  };
  redraw(root, h('header', {}, heading, about), controls, frame, notes, foot);
  show(picture, data as Findings);
  if (!host.canCall) return;
  redraw(controls, controlsOf(call, count, choose));
  void readWidget(host, call).then((widget) => {
    if (!widget) return;
    count = entriesOf(widget);
    redraw(controls, controlsOf(call, count, choose));
    heading.textContent = widget.name;
    about.textContent = call.draft ? 'With its unpublished changes' : widget.active ? 'Live' : 'Not published';
    redraw(foot, controlOf(view, widget));
  });
}
