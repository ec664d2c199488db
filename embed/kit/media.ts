import { h } from './dom';
import { icon, PLAY } from './icons';
import type { Stage } from './stage';
import * as texts from './texts';
import { safeSource, videoOf } from './urls';

export const MEDIA_STYLES = `
.media { position: relative; flex: none; width: 100%; max-height: 46vh; background: var(--raised); overflow: hidden; }
.media img, .media video { display: block; width: 100%; max-height: 46vh; object-fit: cover; }
.media iframe { display: block; width: 100%; aspect-ratio: 16 / 9; border: 0; }
.play { display: grid; place-items: center; width: 100%; aspect-ratio: 16 / 9; padding: 0; border: 0; background: linear-gradient(135deg, var(--tint), var(--pressed)); }
.play.over { position: absolute; inset: 0; height: 100%; background: transparent; }
.play > span { display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: var(--primary); color: var(--on-primary); box-shadow: 0 6px 20px rgba(15, 18, 28, .28); transition: transform .2s var(--ease); }
.play:hover > span { transform: scale(1.06); }
.play svg { fill: currentColor; }
`;

/** A picture or video, at the top of a card. Players of other hosts load only when asked for. */
export function media(stage: Stage, imageUrl: unknown, videoUrl?: unknown): HTMLElement | undefined {
  const image = safeSource(imageUrl);
  const video = videoOf(videoUrl);
  if (!image && !video) return undefined;
  const holder = h('div', { class: 'media', 'data-keep': `media ${String(imageUrl)} ${String(videoUrl)}` });
  const picture = image && h('img', { src: image, alt: '', onerror: () => holder.remove() });
  if (video && 'file' in video)
    holder.append(
      h('video', {
        src: video.file,
        controls: true,
        playsinline: true,
        preload: 'metadata',
        poster: image,
        onerror: () => holder.remove(),
      }),
    );
  else if (video) {
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
      {
        type: 'button',
        class: picture ? 'play over' : 'play',
        'aria-label': stage.say(texts.playVideo),
        onclick: play,
      },
      h('span', {}, icon(PLAY, 22)),
    );
    if (picture) holder.append(picture);
    holder.append(start);
  } else if (picture) holder.append(picture);
  return holder;
}
