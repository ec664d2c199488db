import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storeTargeting, targeting } from '../../../widgets/targeting/schema';
import { openTestApi } from '../../testing/api';
import { storableJson } from '../../testing/storable-json';

const { api, key } = await openTestApi();

const storable = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !text.includes('\u0000'));
// Known settings have types; a name with this prefix is unknown, so it accepts any value.
const settingName = storable.map((text) => `x${text}`);
const settingValue = fc
  .jsonValue({ maxDepth: 2, stringUnit: 'grapheme' })
  // A key of this name is refused at any depth.
  .filter((value) => !JSON.stringify(value).includes('"__proto__"'))
  .map(storableJson);
const settings = fc.dictionary(settingName, settingValue, { maxKeys: 6 });

const step = fc.record(
  { id: fc.stringMatching(/^[a-z]{1,8}$/), type: fc.constantFrom('welcome', 'highlight', 'other'), title: storable },
  { requiredKeys: ['id', 'type'] },
);
const steps = fc.uniqueArray(step, { selector: ({ id }) => id, maxLength: 5 });

const rule = fc.oneof(
  fc.record({
    type: fc.constant('url'),
    comparisonOperator: fc.constantFrom('contains', 'equals'),
    value: fc.stringMatching(/^\/[a-z]{1,10}$/),
  }),
  fc.record({
    type: fc.constant('rollout'),
    comparisonOperator: fc.constant('less-than'),
    value: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({
    type: fc.constant('user-property'),
    property: fc.constant('plan'),
    comparisonOperator: fc.constant('exists'),
  }),
  fc.record({ type: fc.constant('all-pages') }),
);
const target = fc.record(
  {
    showOnAllPages: fc.boolean(),
    rules: fc.array(rule, { maxLength: 4 }),
    ruleLogicalOperator: fc.constantFrom('and', 'or'),
  },
  { requiredKeys: [] },
);

type Stored = { settings: unknown; steps: unknown; rules: unknown; ruleLogicalOperator: unknown };

describe('updates of a product tour', () => {
  it('merge settings at the top level, and replace steps and targeting as a whole', async () => {
    const made = await api.call('POST', '/product-tours', { key, body: { name: 'Model' } });
    const one = `/product-tours/${(made.body as { id: number }).id}`;
    let model: Stored = { settings: {}, steps: [], rules: [], ruleLogicalOperator: null };
    const patch = fc.record({ settings, steps, targeting: target }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(patch, async (body) => {
        const answer = await api.call('PATCH', one, { key, body });
        expect(answer.status, answer.text).toBe(200);
        model = {
          settings: { ...(model.settings as object), ...body.settings },
          steps: body.steps ?? model.steps,
          ...(body.targeting
            ? storeTargeting(targeting.parse(body.targeting))
            : { rules: model.rules, ruleLogicalOperator: model.ruleLogicalOperator }),
        };
        expect(answer.body).toMatchObject(
          JSON.parse(
            JSON.stringify({ steps: model.steps, rules: model.rules, ruleLogicalOperator: model.ruleLogicalOperator }),
          ),
        );
        expect((answer.body as Stored).settings).toEqual(model.settings);
      }),
      { numRuns: 60 },
    );
  });
});

describe('stored targeting', () => {
  it('puts the all-pages rule first only with `showOnAllPages`, keeps the order of the others, and defaults to `and`', () => {
    fc.assert(
      fc.property(target, (input) => {
        const stored = storeTargeting(targeting.parse(input));
        const isEverywhere = input.showOnAllPages === true;
        expect(stored.rules.length).toBe((input.rules?.length ?? 0) + (isEverywhere ? 1 : 0));
        if (isEverywhere) expect(stored.rules[0]).toEqual({ type: 'all-pages' });
        expect(stored.rules.slice(isEverywhere ? 1 : 0)).toEqual(input.rules ?? []);
        expect(stored.ruleLogicalOperator).toBe(input.ruleLogicalOperator ?? 'and');
      }),
    );
  });
});
