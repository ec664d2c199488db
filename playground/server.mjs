import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { documentOf } from './document.mjs';

const file = (name) => readFileSync(new URL(name, import.meta.url));
const FILES = {
  '/app.js': { type: 'text/javascript', body: file('app.js') },
  '/style.css': { type: 'text/css', body: file('style.css') },
};

/**
 * The host application of the playground: another origin than Docent, with a strict content security policy and one script tag.
 * @param {{ docent: string, token: string }} installed where Docent is, and the company's client token
 * @returns {import('node:http').Server} not listening yet
 */
export const playground = ({ docent, token }) =>
  createServer((req, res) => {
    const [path] = (req.url ?? '/').split('?');
    const found = Object.hasOwn(FILES, path) ? FILES[path] : undefined;
    const nonce = randomBytes(16).toString('base64');
    const policy = `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self'; img-src 'self' https:; connect-src 'self' ${docent}`;
    res.setHeader('Content-Security-Policy', policy);
    res.writeHead(200, { 'Content-Type': `${found?.type ?? 'text/html'}; charset=utf-8`, 'Cache-Control': 'no-store' });
    res.end(found?.body ?? documentOf({ nonce, docent, token }));
  });
