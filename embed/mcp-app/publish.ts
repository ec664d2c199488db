import { h, redraw } from '../kit/dom';
import type { Answer, Host } from './host';

/** A press so soon after the first is a double click, not a decision. */
const MIN_PAUSE_MS = 400;

type Publishing = {
  host: Host;
  /** The label of the button, and the question that it asks. */
  label: string;
  question: string;
  /** The call of the server; without one there is nothing to publish. */
  publish?: (() => Promise<Answer>) | undefined;
  /** The page of the dashboard. */
  url: string | undefined;
  onPublished: () => void;
};

/** A link to the dashboard, which the host opens. */
export const openButton = ({ openLink }: Host, url: string | undefined, isMain = false) =>
  openLink && url
    ? h('button', { type: 'button', class: isMain ? 'main' : '', onclick: () => openLink(url) }, 'Open in Docent')
    : null;

/** The button that publishes after a second press, and says why the server refuses. */
export function publishControl({ host, label, question, publish, url, onPublished }: Publishing): HTMLElement {
  const control = h('div', { class: 'publish' });
  const focus = (name: string) => control.querySelector<HTMLElement>(`[data-key="${name}"]`)?.focus();
  const idle = () => {
    if (!publish || !host.canCall) return redraw(control, openButton(host, url, true));
    const button = h('button', { type: 'button', class: 'main', 'data-key': 'ask', onclick: ask }, label);
    redraw(control, button, openButton(host, url));
  };
  const ask = () => {
    const since = Date.now();
    const confirm = () => {
      if (Date.now() - since >= MIN_PAUSE_MS) void act();
    };
    const cancel = () => {
      idle();
      focus('ask');
    };
    redraw(
      control,
      h('p', { id: 'question' }, question),
      h(
        'button',
        { type: 'button', class: 'main', 'data-key': 'confirm', 'aria-describedby': 'question', onclick: confirm },
        'Publish now',
      ),
      h('button', { type: 'button', onclick: cancel }, 'Cancel'),
    );
    focus('confirm');
  };
  const act = async () => {
    redraw(control, h('p', { role: 'status' }, 'Publishing…'));
    const { refusal } = (await publish?.()) ?? { refusal: 'There is nothing to publish.' };
    if (refusal === undefined) return onPublished();
    redraw(
      control,
      h('p', { role: 'alert', class: 'refusal' }, h('b', {}, 'Not published. '), refusal),
      openButton(host, url, true),
    );
  };
  idle();
  return control;
}

/** Says that the changes were published. */
export const published = (host: Host, url: string | undefined): HTMLElement =>
  h(
    'div',
    { class: 'publish' },
    h('p', { role: 'status', class: 'done' }, 'Published. People see it now.'),
    openButton(host, url),
  );
