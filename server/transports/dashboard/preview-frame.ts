import type { IncomingMessage, ServerResponse } from 'node:http';
import { SCRIPT_PATH } from '../browser/script';

export const PREVIEW_PATH = '/preview/frame';

// Widgets may load content from any origin; the frame sends no requests to the server, and only the dashboard may embed it.
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'unsafe-inline'",
  'img-src * data: blob:',
  'media-src *',
  'font-src data:',
  'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://www.loom.com https://fast.wistia.net',
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Has the color scheme of the surrounding page: with another one, browsers would paint an opaque background. */
const pageIn = (scheme: 'light' | 'dark'): string => `<!doctype html>
<html lang="en" data-scheme="${scheme}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${scheme}">
<meta name="robots" content="noindex">
<title>Preview · Docent</title>
<style>body{margin:0}</style>
</head>
<body><div id="preview"></div><script src="${SCRIPT_PATH}/preview.js"></script></body>
</html>
`;
const [LIGHT, DARK] = [pageIn('light'), pageIn('dark')];

/** Serves the isolated page in which the builder shows a widget: no framework, embed/preview/ with every renderer alone. */
export function previewFrameHandler(req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const page = req.url?.endsWith('?scheme=dark') ? DARK : LIGHT;
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': POLICY,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  });
  res.end(req.method === 'HEAD' ? undefined : page);
}
