import type { IncomingMessage, ServerResponse } from 'node:http';
import { PREVIEW_POLICY, previewPage } from '../../platform/preview-page';
import { SCRIPT_PATH } from '../browser/script';

export const PREVIEW_PATH = '/preview/frame';

const SCRIPT = `${SCRIPT_PATH}/preview.js`;
const [LIGHT, DARK] = [previewPage('light', SCRIPT), previewPage('dark', SCRIPT)];

/** Serves the isolated page in which the builder shows a widget. The frame sends no requests to the server, and only the dashboard may embed it. */
export function previewFrameHandler(req: IncomingMessage, res: ServerResponse): void {
  if (req.method !== 'GET' && req.method !== 'HEAD') return void res.writeHead(405, { Allow: 'GET, HEAD' }).end();
  const page = req.url?.endsWith('?scheme=dark') ? DARK : LIGHT;
  res.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': Buffer.byteLength(page),
    'Cache-Control': 'private, no-cache',
    'Content-Security-Policy': PREVIEW_POLICY,
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  });
  res.end(req.method === 'HEAD' ? undefined : page);
}
