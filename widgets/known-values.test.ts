import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messages } from '../messages';
import { KNOWN, LIMITS } from './known-values';
import { definitions } from './registry';

type Schema = {
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  maxItems?: number;
  maxLength?: number;
};

/** Every schema below `schema`, by a path such as `steps[].type`. */
function schemasIn(schema: Schema, path: string): [string, Schema][] {
  const inside = [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, one]) => schemasIn(one, path ? `${path}.${key}` : key)),
    ...(schema.items ? schemasIn(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((one) => schemasIn(one, path)),
  ];
  return [[path, schema], ...inside];
}

const all = definitions.flatMap(({ type, input, settings }) => {
  const json = z.toJSONSchema(z.object({ ...input, settings }), { unrepresentable: 'any', io: 'input' });
  return schemasIn(json as Schema, '').map(([path, schema]) => [`${type}.${path}`, schema] as const);
});

const knownIn = ({ description = '' }: Schema): string[] | undefined =>
  /Known values: (.*); others/
    .exec(description)?.[1]
    ?.split(', ')
    .map((value) => value.slice(1, -1));

const WHERE: Record<string, keyof typeof KNOWN> = {
  'tour.steps[].type': 'stepType',
  'tour.steps[].direction': 'stepDirection',
  'tour.steps[].advanceOn': 'advanceOn',
  'tour.steps[].missingTarget': 'missingTarget',
  'tour.settings.tourStart': 'tourStart',
  'tour.settings.trigger': 'trigger',
  'tour.settings.beaconPosition': 'beaconPosition',
  'checklist.items[].type': 'itemType',
  'checklist.items[].completionType': 'completionType',
  'smartTip.settings.displayOn': 'displayOn',
  'smartTip.settings.indicator': 'indicator',
  'smartTip.settings.direction': 'tipDirection',
  'announcement.settings.type': 'announcementType',
  'announcement.settings.position': 'position',
  'announcement.settings.buttons[].action': 'buttonAction',
  'microSurvey.settings.questions[].type': 'questionType',
  'microSurvey.settings.displayTrigger': 'displayTrigger',
  'feedbackWidget.options[].type': 'optionType',
  ...Object.fromEntries(definitions.map(({ type }) => [`${type}.settings.frequency.mode`, 'frequency' as const])),
};

const LIMITED: Record<string, [keyof typeof LIMITS, 'maxItems' | 'maxLength']> = {
  'tour.steps': ['steps', 'maxItems'],
  'checklist.items': ['items', 'maxItems'],
  'microSurvey.settings.questions': ['questions', 'maxItems'],
  'feedbackWidget.options': ['options', 'maxItems'],
  'announcement.settings.buttons': ['buttons', 'maxItems'],
  'microSurvey.settings.questions[].options': ['choices', 'maxItems'],
  'tour.steps[].title': ['title', 'maxLength'],
  'tour.steps[].domQuery': ['selector', 'maxLength'],
  'tour.steps[].imageUrl': ['url', 'maxLength'],
  'tour.steps[].buttonText': ['label', 'maxLength'],
  'tour.settings.themeColor': ['colour', 'maxLength'],
  'microSurvey.settings.questions[].question': ['question', 'maxLength'],
  'microSurvey.settings.questions[].options[]': ['choice', 'maxLength'],
  'feedbackWidget.options[].emoji': ['emoji', 'maxLength'],
};

describe('what the forms know without schemas', () => {
  it('has the known values of every open enumeration', () => {
    const found = Object.fromEntries(
      all.flatMap(([path, schema]) => (knownIn(schema) ? [[path, knownIn(schema)]] : [])),
    );
    const ours = Object.fromEntries(Object.entries(WHERE).map(([path, group]) => [path, KNOWN[group]]));
    const sorted = (groups: Record<string, readonly string[] | undefined>) =>
      Object.fromEntries(Object.entries(groups).map(([path, values]) => [path, [...(values ?? [])].sort()]));
    expect(sorted(ours)).toEqual(sorted(found));
  });

  it('has the limits of the definitions', () => {
    for (const [path, [name, kind]] of Object.entries(LIMITED)) {
      const limits = all.flatMap(([at, schema]) => (at === path && schema[kind] ? [schema[kind]] : []));
      expect([path, limits]).toEqual([path, [LIMITS[name]]]);
    }
  });

  it('has a label for every value', () => {
    const labels = messages.forms.values as Record<string, Record<string, string>>;
    for (const [group, values] of Object.entries(KNOWN))
      expect([group, Object.keys(labels[group] ?? {}).sort()]).toEqual([group, [...values].sort()]);
  });
});
