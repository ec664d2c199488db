import { h, redraw } from '../kit/dom';
import type { Host } from './host';

/** A picture that the server draws when it is opened: drawing takes seconds. Null when the host passes no calls on. */
export function pictureOf(host: Host, given: Record<string, unknown>, alt: string): HTMLElement | null {
  if (!host.canCall) return null;
  const shown = h('div', { class: 'picture' });
  let isAsked = false;
  const details = h('details', {}, h('summary', {}, 'Preview'), shown);
  details.addEventListener('toggle', async () => {
    if (!details.open || isAsked) return;
    isAsked = true;
    redraw(shown, h('p', { role: 'status' }, 'Drawing…'));
    const { picture, refusal } = await host.call('preview_widget', given);
    redraw(shown, picture ? h('img', { src: picture, alt }) : h('p', { role: 'alert' }, refusal ?? 'No picture.'));
  });
  return details;
}
