import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { previews } from '../../widgets/contract/renderers';
import { type WidgetType, widgetTypes } from '../../widgets/contract/types';

const DIR = '.build/js';
const KB = 1_000;

/** What a page loads, compressed with gzip: alone, and with one widget of a type on it. */
function weigh(): Record<string, number> {
  const { loaded } = JSON.parse(readFileSync(`${DIR}/files.json`, 'utf8')) as { loaded: Record<string, string[]> };
  const weight = (files: string[]) => files.reduce((sum, file) => sum + statSync(`${DIR}/${file}.gz`).size, 0);
  const types = Object.entries(loaded).map(([type, files]) => [type, weight(['main.js', ...files])]);
  return { core: weight(['main.js']), ...Object.fromEntries(types) };
}

/** Modules that are loaded like widget types and are not widget types. */
const PANELS = ['changelog', 'roadmap', 'debug', 'onPage', 'headless'];

/** Only widgets that point at an element load the code that positions them. */
function limitOf(type: string): number {
  if (type === 'debug' || type === 'onPage' || previews[type as WidgetType]?.targets) return 25.8;
  return type === 'checklist' || PANELS.includes(type) ? 18.3 : 17.7;
}

test('the script and every widget type stay below their size limits', () => {
  const weights = weigh();
  expect(Object.keys(weights).sort()).toEqual(['core', ...Object.keys(widgetTypes), ...PANELS].sort());
  const { core, ...byType } = weights;
  expect(core).toBeLessThanOrEqual(9.5 * KB);
  for (const [type, bytes] of Object.entries(byType)) expect(bytes, type).toBeLessThanOrEqual(limitOf(type) * KB);
});

/** The rows of the table in docs/browser-script.md, each for things that weigh about the same. */
const ROWS: [text: string, things: string[]][] = [
  ['the script, with nothing to show', ['core']],
  ['with feedback, NPS, a survey, an announcement', ['feedbackWidget', 'npsWidget', 'microSurvey', 'announcement']],
  ['with a checklist', ['checklist']],
  ['with a changelog, a roadmap', ['changelog', 'roadmap']],
  ['with a tip, a tour', ['smartTip', 'tour']],
  ['in headless mode, with any widgets', ['headless']],
];

/** The sizes in the table that compares Docent with libraries that draw only tours. */
const COMPARED: [text: string, thing: string][] = [
  ['Docent: who sees what, events, themes and the tour', 'tour'],
  ['Docent with nothing to show', 'core'],
];

test('the documentation states the sizes of the script and the widget types', () => {
  const weights = weigh();
  const document = readFileSync('docs/browser-script.md', 'utf8');
  for (const [text, things] of ROWS) {
    const [, figures = ''] = document.match(new RegExp(`^\\| ${text} \\| (.*) \\|$`, 'm')) ?? [];
    const documented = figures.split(', ').map(Number);
    const actual = things.map((thing) => (weights[thing] ?? 0) / KB);
    expect(documented, text).toHaveLength(things.length);
    // Releases of zlib differ by a few bytes.
    for (const [i, kilobytes] of actual.entries())
      expect(Math.abs((documented[i] ?? 0) - kilobytes), `${things[i]} ${kilobytes}`).toBeLessThan(0.1);
  }
  for (const [text, thing] of COMPARED) {
    const [, documented] = document.match(new RegExp(`^\\| ${text} \\| ([\\d.]+) \\|`, 'm')) ?? [];
    expect(Math.abs(Number(documented) - (weights[thing] ?? 0) / KB), text).toBeLessThan(0.1);
  }
  const [, stated] = readFileSync('README.md', 'utf8').match(/([\d.]+) KB with nothing to show/) ?? [];
  expect(Math.abs(Number(stated) - (weights.core ?? 0) / KB), 'README').toBeLessThan(0.1);
});

test('the script contains no code of the server, no zod and no React', () => {
  const { files } = JSON.parse(readFileSync(`${DIR}/files.json`, 'utf8')) as { files: Record<string, string> };
  for (const file of Object.keys(files))
    expect(readFileSync(`${DIR}/${file}`, 'utf8'), file).not.toMatch(
      /ZodError|__zod|react\.|createElement\(.*jsx|prisma/i,
    );
});
