// Generates the facts of every widget type and panel that the browser script contains, in few bytes: see widgets/contract/script.ts.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The exports of a module of plain data. */
export function readData(path) {
  // Not imported above: a fresh clone loads this module before it has packages.
  const { transformSync } = require('esbuild');
  const module = { exports: {} };
  const { code } = transformSync(readFileSync(path, 'utf8'), { loader: 'ts', format: 'cjs' });
  new Function('module', 'exports', code)(module, module.exports);
  return module.exports;
}

/** The ends of a name, from the shortest: `finish`, `tour_finish`. */
const endsOf = (name) => {
  const words = name.split('_');
  return words.map((_, index) => words.slice(-1 - index).join('_'));
};

const endsWith = (name, end) => name === end || name.endsWith(`_${end}`);

/** For each kind except `shown`, an expression that only the events of the kind match. Events that match none are `shown`. */
function patternsOf(heard) {
  const ends = {};
  for (const [name, kind] of Object.entries(heard)) {
    if (kind === 'shown') continue;
    const isOwn = (end) => Object.entries(heard).every(([other, its]) => its === kind || !endsWith(other, end));
    ends[kind] ??= new Set();
    ends[kind].add(endsOf(name).find(isOwn));
  }
  return Object.entries(ends).map(([kind, own]) => `  ['${kind}', /(^|_)(${[...own].join('|')})$/],\n`);
}

/** @param {[entityType: string, path: string][]} types each with its `script.ts` @param {string} panels the module of the panels */
export function scriptFactsText(types, panels) {
  const facts = types
    .map(([type, path]) => [type, readData(path).script])
    .concat(Object.entries(readData(panels).panels));
  const opens = facts
    .filter(([, { opens }]) => opens)
    .map(([type, { opens, openedBy = 'id' }]) => `  ['${opens}', '${type}', '${openedBy}'],\n`);
  const heard = Object.assign({}, ...facts.map(([, own]) => own.heard));
  return `import type { Heard } from '../contract/script';

/** The functions of \`window.Docent\` that open one type each, with the name of the id in their argument. */
export const openings: readonly [name: string, entityType: string, id: string][] = [
${opens.join('')}];

/** The types under which listeners receive events, by the ends of the events' names; all others are \`shown\`. */
export const heard: readonly [Heard, RegExp][] = [
${patternsOf(heard).join('')}];
`;
}
