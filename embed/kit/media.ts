import { h } from './dom';
import { mediaHolder, picture } from './picture';
import type { Stage } from './stage';
import { safeSource } from './urls';

/** A picture or video, at the top of a card. Players of other sites load only when a person presses play. */
export function media(stage: Stage, imageUrl: unknown, videoUrl: unknown): HTMLElement | undefined {
  const image = safeSource(imageUrl);
  if (!safeSource(videoUrl)) return picture(image);
  const holder = mediaHolder(`${image} ${String(videoUrl)}`, ...(image ? [h('img', { src: image, alt: '' })] : []));
  // Reserves room for the player, so that nothing moves when it appears.
  if (!image) holder.style.setProperty('aspect-ratio', '16 / 9');
  import('./video').then(
    ({ fillWithVideo }) => fillWithVideo(stage, holder, image, videoUrl),
    () => {},
  );
  return holder;
}
