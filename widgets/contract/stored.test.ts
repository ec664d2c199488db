import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { storedRule } from '../targeting/schema';
import type { WidgetDefinition } from './definition';
import { definitions } from './registry';
import { isLimit, readStored, toStored } from './stored';

const GARBAGE = [null, 5, 'text', [], { deep: [1] }, [1, 'x', null, {}, { id: 7, type: [], title: {} }]];

describe.each(definitions.map((definition) => ({ label: definition.label, definition })))(
  'a $label',
  ({ definition }) => {
    const schema = z.strictObject({
      content: z.strictObject(definition.detail),
      settings: definition.settings,
      rules: z.array(storedRule),
    });
    const { settings } = definition;
    const known = settings instanceof z.ZodObject ? Object.keys(settings.shape) : [];

    test('can be read for any stored value, and is the same after saving', () => {
      for (const value of GARBAGE) {
        const all = (keys: string[]) => Object.fromEntries(keys.map((key) => [key, value]));
        const stored = {
          content: all([...Object.keys(definition.detail), 'gone']),
          settings: all([...known, 'kept']),
          rules: [value, { type: 'url', gone: 1 }],
        };
        for (const one of [stored, { content: value, settings: value, rules: value }]) {
          const read = readStored(definition, one);
          expect(schema.safeParse(read).error?.issues.filter((issue) => !isLimit(issue)) ?? []).toEqual([]);
          expect(readStored(definition, read)).toEqual(read);
        }
        expect(readStored(definition, stored).settings.kept).toEqual(value);
      }
    });

    test('stores every field of its content that is sent', () => {
      const { input, detail, example, emptyContent, toContent } = definition as WidgetDefinition;
      const sent = Object.keys(input).filter((key) => Object.hasOwn(detail, key));
      const body = Object.fromEntries(sent.map((key) => [key, example[key] ?? emptyContent[key] ?? 'text']));
      expect(Object.keys(toContent(body)).sort()).toEqual(sent.sort());
    });

    test('has defaults if nothing is stored', () => {
      const { content } = readStored(definition, { content: {}, settings: {}, rules: [] });
      expect(content).toEqual(definition.emptyContent);
    });
  },
);

test('stored values beyond a current limit are kept, and a rule without a type matches nothing', () => {
  const definition = { detail: { title: z.string().max(3) }, settings: z.looseObject({}), emptyContent: { title: '' } };
  const read = readStored(definition, { content: { title: 'Longer' }, settings: {}, rules: [{ value: '/' }] });
  expect(read).toEqual({ content: { title: 'Longer' }, settings: {}, rules: [{ type: 'unknown', value: '/' }] });
});

test('content passes each migration once', () => {
  const definition = {
    detail: { headline: z.string() },
    settings: z.looseObject({}),
    emptyContent: { headline: '' },
    migrations: [
      (old: { content: Record<string, unknown>; settings: Record<string, unknown> }) => ({
        ...old,
        content: { headline: `${old.content.title}!` },
      }),
    ],
  };
  const read = readStored(definition, { content: { title: 'News' }, settings: { a: 1 }, rules: [] });
  expect(read).toMatchObject({ content: { headline: 'News!' }, settings: { a: 1 } });
  const stored = toStored(definition, read.content);
  expect(stored).toEqual({ headline: 'News!', $form: 1 });
  expect(readStored(definition, { ...read, content: stored })).toEqual(read);
});
