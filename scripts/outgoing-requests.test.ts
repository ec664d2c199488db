import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What asks another host without an import. A method of that name, as of a handler, is no such thing. */
const ASKS = /(?<![\w.])(?:globalThis\.)?(?:fetch\s*\(|new\s+(?:WebSocket|EventSource|XMLHttpRequest)\b)/;

/** Commands on a terminal: `docent backup` asks the process of its own data folder, `docent check` the Docent that it is told. */
const EXCEPTIONS = ['server/cli/backup.ts', 'server/cli/check/live-widgets.ts'];

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

test.each([
  ['await fetch(url)', true],
  ['return globalThis.fetch(url, init)', true],
  ['new WebSocket(url)', true],
  ['handler.fetch(request)', false],
  ['fetchVia(send)', false],
])('%s', (text, asks) => {
  expect(ASKS.test(text)).toBe(asks);
});

test('the server asks other hosts through the guard of outgoing requests alone', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((name) => `server/${name}`)
    .filter((name) => /^server\/(?!testing\/|generated\/).*(?<!\.test)\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => ASKS.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual(EXCEPTIONS);
});
