import { h } from './dom';
import { icon, PLAY } from './icons';
import { mediaHolder, picture } from './picture';
import type { Stage } from './stage';
import * as texts from './texts';
import { safeSource } from './urls';
import { videoOf } from './video';

/** Of videos, beside those of pictures. */
export const VIDEO_STYLES = `
.media iframe { display: block; width: 100%; aspect-ratio: 16 / 9; border: 0; }
.play { display: grid; place-items: center; width: 100%; aspect-ratio: 16 / 9; padding: 0; border: 0; background: linear-gradient(135deg, var(--tint), var(--pressed)); }
.play.over { position: absolute; inset: 0; height: 100%; background: transparent; }
.play > span { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: var(--primary); color: var(--on-primary); box-shadow: 0 6px 20px rgba(15, 18, 28, .28); transition: transform .2s var(--ease); }
.play:hover > span { transform: scale(1.06); }
.play svg { fill: currentColor; }
`;

/** A picture or video, at the top of a card. Players of other hosts load only when asked for. */
export function media(stage: Stage, imageUrl: unknown, videoUrl: unknown): HTMLElement | undefined {
  const image = safeSource(imageUrl);
  const video = videoOf(videoUrl);
  if (!video) return picture(image);
  const name = `${image} ${String(videoUrl)}`;
  if ('file' in video)
    return mediaHolder(
      name,
      h('video', { src: video.file, controls: true, playsinline: true, preload: 'metadata', poster: image }),
    );
  const play = () =>
    holder.replaceChildren(
      h('iframe', {
        src: video.player,
        title: stage.say(texts.playVideo),
        allow: 'autoplay; fullscreen; picture-in-picture',
        allowfullscreen: true,
        referrerpolicy: 'strict-origin-when-cross-origin',
      }),
    );
  const start = h(
    'button',
    { type: 'button', class: image ? 'play over' : 'play', 'aria-label': stage.say(texts.playVideo), onclick: play },
    h('span', {}, icon(PLAY, 22)),
  );
  const holder = mediaHolder(name, ...(image ? [h('img', { src: image, alt: '' })] : []), start);
  return holder;
}
