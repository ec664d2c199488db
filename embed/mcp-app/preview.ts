import { h, redraw } from '../kit/dom';
import { noteList } from './changes';
import { publishControl, published } from './publish';
import type { View } from './view';

type Findings = {
  outside: string[];
  cut: string[];
  lowContrast: { text: string; ratio: number }[];
  missingPictures: string[];
};
type Widget = { name: string; active: boolean; dashboardUrl: string };

const PHONE_PX = 375;
const DESKTOP_PX = 1024;
const MIN_DESKTOP_PX = 640;

export const isPreview = (data: Record<string, unknown>): boolean =>
  Array.isArray(data.lowContrast) && Array.isArray(data.missingPictures);

const notesOf = ({ outside, cut, lowContrast, missingPictures }: Findings) =>
  noteList([
    { tone: 'warning', title: 'Outside of the page', texts: outside },
    { tone: 'warning', title: 'Cut off', texts: cut },
    {
      tone: 'warning',
      title: 'Low contrast',
      texts: lowContrast.map(({ text, ratio }) => `${text} (${ratio.toFixed(1)}:1)`),
    },
    { tone: 'warning', title: 'Missing pictures', texts: missingPictures },
  ]);

type Choice = { label: string; value: Record<string, unknown>; isChosen: boolean };

const choices = (label: string, all: Choice[], choose: (value: Record<string, unknown>) => void) =>
  h(
    'div',
    { class: 'choices', role: 'group', 'aria-label': label },
    ...all.map(({ label, value, isChosen }) =>
      h(
        'button',
        { type: 'button', 'aria-pressed': String(isChosen), 'data-key': label, onclick: () => choose(value) },
        label,
      ),
    ),
  );

function controlsOf(call: View['call'], choose: (value: Record<string, unknown>) => void): HTMLElement {
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
  );
}

/** Publishing the widget, or its unpublished changes, which the picture shows. */
function controlOf({ host, call, root }: View, { name, active, dashboardUrl }: Widget): HTMLElement {
  const { type, id } = call;
  const isDraft = call.draft === true;
  const footer = h('footer', {});
  const publish = () =>
    isDraft ? host.call('publish_widget_draft', { type, id }) : host.call('publish_widget', { type, id });
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

/** The picture of a widget, with what was found in it. */
export function drawPreview(view: View): void {
  const { root, host, data, picture } = view;
  let { call } = view;
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
    redraw(controls, controlsOf(call, choose));
    frame.setAttribute('aria-busy', 'true');
    const asked = call;
    const answer = await host.call('preview_widget', call);
    // A later choice has its own answer.
    if (asked !== call) return;
    frame.removeAttribute('aria-busy');
    if (answer.data) show(answer.picture, answer.data as Findings);
    else redraw(notes, h('p', { role: 'alert', class: 'refusal' }, answer.refusal ?? ''));
  };
  redraw(root, h('header', {}, heading, about), controls, frame, notes, foot);
  show(picture, data as Findings);
  if (!host.canCall) return;
  redraw(controls, controlsOf(call, choose));
  const { type, id } = call;
  void host.call('get_widget', { type, id, fields: ['name', 'active', 'dashboardUrl'] }).then(({ data }) => {
    if (!data) return;
    const widget = data as Widget;
    heading.textContent = widget.name;
    about.textContent = call.draft ? 'With its unpublished changes' : widget.active ? 'Live' : 'Not published';
    redraw(foot, controlOf(view, widget));
  });
}
