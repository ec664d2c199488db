import { expect, test } from 'vitest';
import { definitions } from './registry';
import { REQUIREMENTS } from './requirements';

const nothing = { content: {}, settings: {}, rules: [] };

test('the requirements without schemas are those of the definitions', () => {
  expect(Object.keys(REQUIREMENTS).sort()).toEqual(definitions.map(({ path }) => path).sort());
  for (const { path, unmet, emptyContent } of definitions) {
    const judge = REQUIREMENTS[path as keyof typeof REQUIREMENTS];
    expect(judge(nothing)).toEqual(unmet(nothing as never));
    expect(judge({ ...nothing, content: emptyContent })).toEqual(unmet({ ...nothing, content: emptyContent } as never));
    if (path !== 'nps-widgets') expect(judge).toBe(unmet);
  }
});
