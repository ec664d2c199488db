import { h, redraw } from '../kit/dom';
import { choices } from './choices';
import type { Host } from './host';

/** `given`: the arguments of `preview_widget`, the tool that draws the picture. */
type Picture = { label: string; given: Record<string, unknown>; alt: string };

/**
 * Pictures that the server draws when they are opened: drawing takes seconds. Null when the host does not forward calls.
 * @param pictures the first is shown first
 */
export function picturesOf(host: Host, pictures: readonly [Picture, ...Picture[]]): HTMLElement | null {
  if (!host.canCall) return null;
  const [first] = pictures;
  const controls = h('div', { class: 'controls' });
  const shown = h('div', { class: 'picture' });
  const drawn = new Map<Picture, HTMLElement>();
  let chosen: Picture | undefined;
  const choose = async (picture: Picture) => {
    chosen = picture;
    const all = pictures.map((one) => ({ label: one.label, value: one, isChosen: one === picture }));
    redraw(controls, pictures.length > 1 ? choices('Picture', all, choose) : null);
    const known = drawn.get(picture);
    redraw(shown, known ?? h('p', { role: 'status' }, 'Drawing…'));
    if (known) return;
    const answer = await host.call('preview_widget', picture.given);
    const image = answer.picture ? h('img', { src: answer.picture, alt: picture.alt }) : undefined;
    if (image) drawn.set(picture, image);
    // Another picture may have been chosen meanwhile.
    if (chosen === picture) redraw(shown, image ?? h('p', { role: 'alert' }, answer.refusal ?? 'No picture.'));
  };
  const details = h('details', {}, h('summary', {}, 'Preview'), controls, shown);
  details.addEventListener('toggle', () => {
    if (details.open && !chosen) void choose(first);
  });
  return details;
}
