import { h } from './dom';
import { icon, PLAY } from './icons';
import type { Stage } from './stage';
import * as texts from './texts';
import { safeSource } from './urls';
import { VIDEO_STYLES } from './video-styles';

// Loaded for steps that have a video.

const PLAYERS: [host: RegExp, id: RegExp, player: (id: string) => string][] = [
  [/^(www\.|m\.)?youtube(-nocookie)?\.com$/, /[?&]v=([\w-]{6,})|\/(?:embed|shorts)\/([\w-]{6,})/, youtube],
  [/^youtu\.be$/, /^\/([\w-]{6,})/, youtube],
  [
    /^(www\.|player\.)?vimeo\.com$/,
    /\/(?:video\/)?(\d{5,})/,
    (id) => `https://player.vimeo.com/video/${id}?autoplay=1`,
  ],
  [/^(www\.)?loom\.com$/, /\/(?:share|embed)\/([\da-f]{16,})/, (id) => `https://www.loom.com/embed/${id}?autoplay=1`],
  [
    /\.wistia\.(com|net)$/,
    /\/(?:medias|iframe)\/(\w{6,})/,
    (id) => `https://fast.wistia.net/embed/iframe/${id}?autoPlay=true`,
  ],
];

function youtube(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;
}

/** The player for a video's address: a known host's, or the browser's own for a file. */
export type Video = { player: string } | { file: string };

/** Tells a known host's page from a video file. @returns undefined for an address that is refused. */
export function videoOf(value: unknown): Video | undefined {
  const source = safeSource(value);
  if (!source) return undefined;
  if (!/^https?:/i.test(source)) return { file: source };
  let url: URL;
  try {
    url = new URL(source);
  } catch {
    return undefined;
  }
  for (const [host, pattern, player] of PLAYERS) {
    const found = host.test(url.hostname) ? pattern.exec(url.pathname + url.search) : null;
    if (found) return { player: player((found[1] ?? found[2]) as string) };
  }
  return { file: source };
}

/** Fills the top of a card with a video: the browser's player for a file, or a button that loads the player of another site. */
export function fillWithVideo(stage: Stage, holder: HTMLElement, image: string | undefined, videoUrl: unknown): void {
  const video = videoOf(videoUrl);
  if (!video) return;
  stage.addStyles(VIDEO_STYLES);
  holder.style.removeProperty('aspect-ratio');
  if ('file' in video) {
    const attributes = { src: video.file, controls: true, playsinline: true, preload: 'metadata', poster: image };
    holder.replaceChildren(h('video', attributes));
    return;
  }
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
  const attributes = { class: image ? 'play over' : 'play', 'aria-label': stage.say(texts.playVideo), onclick: play };
  holder.append(h('button', { type: 'button', ...attributes }, h('span', {}, icon(PLAY, 22))));
}
