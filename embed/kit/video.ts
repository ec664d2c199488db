import { safeSource } from './urls';

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
