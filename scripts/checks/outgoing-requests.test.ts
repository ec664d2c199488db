import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Calls that send requests to other hosts and need no import. A method of the same name, such as that of a handler, does not match. */
const SENDS = /(?<![\w.])(?:globalThis\.)?(?:fetch\s*\(|new\s+(?:WebSocket|EventSource|XMLHttpRequest)\b)/;

/** Commands on a terminal: `docent backup` calls the process of its own data folder, `docent check` the Docent whose URL it is given. */
const EXCEPTIONS = ['server/cli/backup.ts', 'server/cli/check/live-widgets.ts'];

const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*$/gm, '');

test.each([
  ['await fetch(url)', true],
  ['return globalThis.fetch(url, init)', true],
  ['new WebSocket(url)', true],
  ['handler.fetch(request)', false],
  ['fetchVia(send)', false],
])('%s sends a request to another host: %s', (text, sends) => {
  expect(SENDS.test(text)).toBe(sends);
});

test('the server sends requests to other hosts only through the guard of outgoing requests', () => {
  const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .map((name) => `server/${name}`)
    .filter((name) => /^server\/(?!testing\/|generated\/).*(?<!\.test)\.ts$/.test(name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => SENDS.test(withoutComments(readFileSync(file, 'utf8'))))).toEqual(EXCEPTIONS);
});
