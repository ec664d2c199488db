import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FINDING_TOOL } from './find-tools';
import { allTools } from './tools';
import { USE_TOOLS } from './use-tools';
import { widgetFamily } from './widget-family';

test('the skill names only tools that exist', () => {
  const text = readFileSync('docs/skills/docent/SKILL.md', 'utf8');
  const named = [...text.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, name = '']) => name);
  const known = new Set([
    ...allTools().keys(),
    ...widgetFamily.map(({ name }) => name),
    ...[FINDING_TOOL, ...USE_TOOLS.map(({ tool }) => tool)].map(({ name }) => name),
  ]);
  const words = new Set(['insufficient_scope']);
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !known.has(name) && !words.has(name))).toEqual([]);
});
