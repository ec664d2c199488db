import { createServer, type Server } from 'node:http';
import { ORIGIN } from './addresses';

const NONCE = 'bm9uY2U';

/** The policy of a strict application: scripts with its nonce, no inline styles, and requests to Docent. */
const CSP = `default-src 'self'; script-src 'self' 'nonce-${NONCE}'; style-src 'self'; connect-src 'self' ${ORIGIN}`;

const HOSTILE = `
  * { font-size: 60px !important; color: red !important; letter-spacing: 9px !important; }
  div, docent-widget { transform: rotate(3deg) !important; overflow: hidden !important; clip-path: inset(40%) !important; }
  button { display: none !important; }`;

const APP = `
  const show = () => { document.getElementById('at').textContent = location.pathname; };
  document.addEventListener('click', (event) => {
    const link = event.target.closest('a[data-route]');
    if (!link) return;
    event.preventDefault();
    history.pushState({}, '', link.href);
    show();
  });
  addEventListener('popstate', show);
  show();`;

type PageOptions = { token: string; styles: boolean; before: string; attributes: string; script: string };

/** Attributes of the script tag, by the query parameter that sets them. */
const ATTRIBUTES: Record<string, string> = {
  z: 'data-z-index',
  consent: 'data-consent',
  scheme: 'data-color-scheme',
  headless: 'data-headless',
  integrity: 'crossorigin="anonymous" integrity',
};

const page = ({ token, styles, before, attributes, script }: PageOptions) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Host application</title>${styles ? '<link rel="stylesheet" href="/hostile.css">' : ''}</head>
<body><main><h1>Host application</h1><p id="at">&nbsp;</p>
<nav><a data-route href="/projects?token=${token}">Projects</a> <a data-route href="/reports?token=${token}">Reports</a></nav>
<button id="target" type="button">New project</button></main>
<script nonce="${NONCE}" src="/app.js"></script>
${before ? `<script nonce="${NONCE}">window.Docent = { q: ${before} };</script>` : ''}
<script async nonce="${NONCE}" src="${ORIGIN}/js/${script}" id="docentScript" data-client-token="${token}"${attributes}></script>
</body></html>`;

const text = (type: string, body: string) => ({ type, body });

function contentOf(url: URL): { type: string; body: string } {
  if (url.pathname === '/app.js') return text('text/javascript', APP);
  if (url.pathname === '/hostile.css') return text('text/css', HOSTILE);
  const { searchParams } = url;
  const token = (searchParams.get('token') ?? '').replace(/\W/g, '');
  const attributes = Object.entries(ATTRIBUTES)
    .filter(([name]) => searchParams.has(name))
    .map(([name, attribute]) => ` ${attribute}="${searchParams.get(name)?.replace(/[^\w+/=-]/g, '')}"`)
    .join('');
  const before = searchParams.get('before') ?? '';
  const script = (searchParams.get('script') ?? 'main.js').replace(/[^\w.-]/g, '');
  return text('text/html', page({ token, attributes, before, script, styles: searchParams.has('hostile') }));
}

/** A small application on another origin, with client-side routing and a strict content security policy, that has the script installed. */
export const hostApplication = (): Server =>
  createServer((req, res) => {
    const { type, body } = contentOf(new URL(req.url ?? '/', 'http://localhost'));
    res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Content-Security-Policy': CSP }).end(body);
  });
