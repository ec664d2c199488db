import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '../../widgets/definition';
import { definitions } from '../../widgets/generated/definitions';
import { demos } from '../../widgets/generated/demos';
import { storeTargeting, type TargetingInput } from '../../widgets/targeting-schema';
import { nounOf } from '../../widgets/type';
import type { WidgetType } from '../../widgets/types';
import type { Warning } from '../../widgets/warning';
import { type Judged, warningsOf } from '../../widgets/warnings';
import { openTestApi } from '../testing/api';
import { CLIENTS } from '../testing/mcp-clients';

type Json = Record<string, unknown>;
type Case = [title: string, type: WidgetType, body: Json, path: string, code: Warning['code']];

const STEP = { type: 'welcome', title: 'Hello' };
const tour = (body: Json): Json => ({ steps: [STEP], targeting: { showOnAllPages: true }, ...body });
const step = (own: Json): Json => tour({ steps: [{ ...STEP, ...own }] });
const rule = (own: Json, joined: Json = {}): Json => tour({ targeting: { rules: [own], ...joined } });
const ask = (question: Json, settings: Json = {}): Json => ({
  targeting: { showOnAllPages: true },
  settings: { questions: [{ question: 'Why?', type: 'rating', ...question }], ...settings },
});
const item = (own: Json): Json => ({ items: [{ title: 'Do it', ...own }] });
const news = (button: Json): Json => ({ title: 'News', content: 'It is here.', settings: { buttons: [button] } });
const PRO = { type: 'user-property', property: 'plan', value: 'pro' };

/** Accepted, and each odd in one way. */
const ODD: Case[] = [
  ['a highlight without an element', 'tour', step({ type: 'highlight' }), 'steps[0].domQuery', 'missing_element'],
  ['half a selector', 'tour', step({ domQuery: '###bad[' }), 'steps[0].domQuery', 'invalid_selector'],
  ['combinators alone', 'tour', step({ domQuery: '>>' }), 'steps[0].domQuery', 'invalid_selector'],
  [
    'a selector of jQuery',
    'tour',
    step({ domQuery: 'button:contains("Save")' }),
    'steps[0].domQuery',
    'invalid_selector',
  ],
  ['a step that says nothing', 'tour', step({ title: '  ', content: '' }), 'steps[0].title', 'empty_text'],
  [
    'a link that runs code',
    'tour',
    step({ redirectToUrl: 'javascript:alert(1)' }),
    'steps[0].redirectToUrl',
    'unsafe_link',
  ],
  ['an unknown type of step', 'tour', step({ type: 'popover' }), 'steps[0].type', 'unknown_value'],
  [
    'a type of rule that is none',
    'tour',
    rule({ type: 'page_url', value: '/a' }),
    'targeting.rules[0].type',
    'unknown_rule',
  ],
  [
    'an operator that is none',
    'tour',
    rule({ ...PRO, comparisonOperator: 'eq' }),
    'targeting.rules[0].comparisonOperator',
    'unknown_operator',
  ],
  [
    'an operator of another type',
    'tour',
    rule({ type: 'rollout', comparisonOperator: 'equals', value: 20 }),
    'targeting.rules[0].comparisonOperator',
    'unknown_operator',
  ],
  ['a share of nobody', 'tour', rule({ type: 'rollout', value: 0 }), 'targeting.rules[0]', 'never_met'],
  [
    'all pages or anything',
    'tour',
    tour({ targeting: { showOnAllPages: true, rules: [{ type: 'rollout', value: 20 }], ruleLogicalOperator: 'or' } }),
    'targeting.rules[0]',
    'always_met',
  ],
  [
    'a wildcard in an address',
    'tour',
    rule({ type: 'url', comparisonOperator: 'equals', value: '/projects/*' }),
    'targeting.rules[0].value',
    'wildcard',
  ],
  [
    'a moment that has passed',
    'tour',
    rule({ type: 'current-time', comparisonOperator: 'less-than', value: '2020-01-01T00:00:00Z' }),
    'targeting.rules[0]',
    'never_met',
  ],
  [
    'opposite rules',
    'tour',
    tour({
      targeting: {
        rules: [
          { ...PRO, comparisonOperator: 'equals' },
          { ...PRO, comparisonOperator: 'not-equals' },
        ],
      },
    }),
    'targeting.rules[1]',
    'never_met',
  ],
  [
    'a device that is none',
    'tour',
    rule({ type: 'device', value: ['phone'] }),
    'targeting.rules[0].value',
    'unknown_value',
  ],
  [
    'the name of a country',
    'tour',
    rule({ type: 'location', value: ['Germany'] }),
    'targeting.rules[0].value',
    'unknown_value',
  ],
  [
    'a rule on an element that cannot be',
    'tour',
    rule({ type: 'element', value: 'a:visible' }),
    'targeting.rules[0].value',
    'invalid_selector',
  ],
  ['an end in the past', 'tour', tour({ settings: { endAt: '2020-01-01T00:00:00Z' } }), 'settings.endAt', 'over'],
  [
    'an end before the start',
    'tour',
    tour({ settings: { startAt: '2999-02-01T00:00:00Z', endAt: '2999-01-01T00:00:00Z' } }),
    'settings.startAt',
    'ends_before_start',
  ],
  [
    'an unknown frequency',
    'tour',
    tour({ settings: { frequency: { mode: 'daily' } } }),
    'settings.frequency.mode',
    'unknown_value',
  ],
  [
    'a choice of nothing',
    'microSurvey',
    ask({ type: 'single-choice' }),
    'settings.questions[0].options',
    'missing_options',
  ],
  [
    'an unknown type of question',
    'microSurvey',
    ask({ type: 'choice' }),
    'settings.questions[0].type',
    'unknown_value',
  ],
  [
    'a question that asks nothing',
    'microSurvey',
    ask({ question: '' }),
    'settings.questions[0].question',
    'empty_text',
  ],
  [
    'an unknown trigger',
    'microSurvey',
    ask({}, { displayTrigger: 'after_delay' }),
    'settings.displayTrigger',
    'unknown_value',
  ],
  [
    'a trigger without its value',
    'microSurvey',
    ask({}, { displayTrigger: 'custom_event' }),
    'settings.displayTriggerValue',
    'missing_value',
  ],
  [
    'a button without a text',
    'announcement',
    news({ text: ' ', action: 'close' }),
    'settings.buttons[0].text',
    'missing_button_text',
  ],
  [
    'a button that leads nowhere',
    'announcement',
    news({ text: 'Read', action: 'open-url' }),
    'settings.buttons[0].url',
    'missing_target',
  ],
  [
    'an item that no click completes',
    'checklist',
    item({ completionType: 'page-event' }),
    'items[0].pageEventElementSelector',
    'missing_element',
  ],
  ['an item that starts no tour', 'checklist', item({ type: 'start-tour' }), 'items[0].tourId', 'missing_target'],
  ['a tip that says nothing', 'smartTip', { settings: { cssSelector: '#a' } }, 'title', 'empty_text'],
  ['an option that says nothing', 'feedbackWidget', { options: [{ name: ' ' }] }, 'options[0].name', 'empty_text'],
];

/** What only the server knows. */
const LINKED: Case[] = [
  [
    'an item that starts a tour that is not there',
    'checklist',
    item({ type: 'start-tour', tourId: 99_999 }),
    'items[0].tourId',
    'linked_missing',
  ],
  [
    'a button that opens a changelog that is not there',
    'announcement',
    news({ text: 'A', action: 'open-changelog', id: 99_999 }),
    'settings.buttons[0].id',
    'linked_missing',
  ],
  [
    'a rule about a widget that is not there',
    'tour',
    rule({ type: 'widget-state', value: { entityType: 'tour', entityId: 99_999 } }),
    'targeting.rules[0].value.entityId',
    'linked_missing',
  ],
  [
    'a setting that nothing reads',
    'tour',
    tour({ settings: { triger: 'once' } }),
    'settings.triger',
    'unknown_setting',
  ],
];

const { api, key } = await openTestApi();
const rest = async (method: string, path: string, body?: Json) => {
  const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as Json & { id: number; warnings?: Warning[] } };
};
const brief = (warnings: readonly Warning[] | undefined) => warnings?.map(({ path, code }) => [path, code]);

/** As the builder holds a stored widget. */
function judged(stored: Json): Judged {
  const { settings, rules, ruleLogicalOperator, ...content } = stored;
  return { content, settings, rules, ruleLogicalOperator } as Judged;
}

describe.each([...ODD, ...LINKED])('%s', (_, type, body, path, code) => {
  const { path: collection } = definitions[type];
  const isLinked = LINKED.some(([, , other]) => other === body);

  it('is accepted with its warning over REST, and only there', async () => {
    const { status, body: made } = await rest('POST', `/${collection}`, { name: 'Odd', ...body });
    expect(status).toBe(201);
    expect(brief(made.warnings)).toEqual([[path, code]]);
    expect(made.warnings?.[0]?.message).toMatch(/^[A-Z`].*[.?]$/);
    const { warnings, ...stored } = made;
    const read = await rest('GET', `/${collection}/${made.id}`);
    expect(read.body).toEqual(stored);
    const { status: taken, body: again } = await rest('PATCH', `/${collection}/${made.id}`, made);
    expect([taken, again]).toEqual([200, made]);
    const validation = await rest('GET', `/widgets/${collection}/${made.id}/validation`);
    expect(validation.body.warnings).toEqual(warnings);
    expect(brief(warningsOf(type, judged(stored), new Date()))).toEqual(isLinked ? [] : [[path, code]]);
  });

  it.each(Object.entries(CLIENTS))('also over MCP, with %s', async (_, connect) => {
    const client = await connect(api.mcpUrl, key);
    const made = await client.callTool({
      name: `create_${nounOf(definitions[type])}`,
      arguments: { name: 'Odd', ...body },
    });
    expect(brief(made.structuredContent?.warnings as Warning[])).toEqual([[path, code]]);
    await client.close();
  });
});

it('there are no fewer than 27 of them that the builder sees as well', () => {
  expect(ODD.length).toBeGreaterThanOrEqual(27);
});

describe('what is as it should be has no warning', () => {
  it.each(Object.values(definitions))('the example of $entityType', async ({ path, example }) => {
    const { status, body } = await rest('POST', `/${path}`, example);
    expect([status, body.warnings]).toEqual([201, undefined]);
    const validation = await rest('GET', `/widgets/${path}/${body.id}/validation`);
    expect(validation.body).toMatchObject({ publishable: true, warnings: [] });
  });

  it.each(Object.keys(definitions) as WidgetType[])('each %s of the demo company', (type) => {
    const definition: WidgetDefinition = definitions[type];
    const places = {
      folders: { onboarding: 1, releases: 2, research: 3 },
      themes: { light: 1, midnight: 2 },
      segments: { trial: 1, admins: 2 },
    };
    const all = demos[type].widgets(places);
    expect(all.length).toBeGreaterThan(0);
    for (const { input } of all) {
      const { settings = {}, targeting = {} } = input as { settings?: Json; targeting?: TargetingInput };
      const content = { ...definition.emptyContent, ...definition.toContent(input) };
      const widget = { content, settings, ...storeTargeting(targeting) };
      expect([input.name, brief(warningsOf(type, widget, new Date()))]).toEqual([input.name, []]);
    }
  });

  it('a changed name', async () => {
    const { body } = await rest('POST', '/product-tours', { name: 'T', ...tour({}) });
    expect((await rest('PATCH', `/product-tours/${body.id}`, { name: 'U' })).body).not.toHaveProperty('warnings');
  });
});

it('stands in the way of nothing: what is odd is published all the same', async () => {
  const { status, body } = await rest('POST', '/product-tours', {
    name: 'T',
    ...step({ type: 'highlight' }),
    active: true,
  });
  expect([status, body.active, brief(body.warnings)]).toEqual([201, true, [['steps[0].domQuery', 'missing_element']]]);
});

describe('what a widget leads to', () => {
  const made = async (path: string, body: Json) => (await rest('POST', path, body)).body.id;
  const codes = async (tourId: number) => {
    const { body } = await rest('POST', '/checklists', { name: 'C', ...item({ type: 'start-tour', tourId }) });
    return brief(body.warnings);
  };

  it('is told as long as it is not live, and when it is archived', async () => {
    const id = await made('/product-tours', { name: 'T', ...tour({}) });
    expect(await codes(id)).toEqual([['items[0].tourId', 'linked_not_live']]);
    await rest('PATCH', `/product-tours/${id}`, { active: true });
    expect(await codes(id)).toBeUndefined();
    await rest('DELETE', `/product-tours/${id}`);
    expect(await codes(id)).toEqual([['items[0].tourId', 'linked_missing']]);
  });

  it('is of its own type', async () => {
    const id = await made('/nps-widgets', { name: 'N', targeting: { showOnAllPages: true }, active: true });
    expect(await codes(id)).toEqual([['items[0].tourId', 'linked_missing']]);
  });
});

describe('segments and tags', () => {
  const odd = [{ ...PRO, comparisonOperator: 'eq' }];
  const told = [['rules[0].comparisonOperator', 'unknown_operator']];

  it('a count of nobody says why', async () => {
    const { body } = await rest('POST', '/segments/count', { rules: odd });
    expect(body).toMatchObject({ matching: 0 });
    expect(brief(body.warnings)).toEqual(told);
    expect(body.warnings?.[0]?.message).toContain('did you mean `equals`?');
    expect((await rest('POST', '/segments/count', { rules: [{ ...PRO, comparisonOperator: 'equals' }] })).body).toEqual(
      { matching: 0, total: 0 },
    );
  });

  it('a segment that nobody is in says so when it is made and changed, and takes itself back', async () => {
    const { body: made } = await rest('POST', '/segments', { name: 'Pro', rules: odd });
    expect(brief(made.warnings)).toEqual(told);
    expect((await rest('GET', `/segments/${made.id}`)).body).not.toHaveProperty('warnings');
    expect(await rest('PATCH', `/segments/${made.id}`, made)).toEqual({ status: 200, body: made });
    const mended = await rest('PATCH', `/segments/${made.id}`, { rules: [{ ...PRO, comparisonOperator: 'equals' }] });
    expect(mended.body).not.toHaveProperty('warnings');
  });

  it('a tag with a comma is two in a filter', async () => {
    const { body: made } = await rest('POST', '/tags', { name: 'New, improved' });
    expect(brief(made.warnings)).toEqual([['name', 'comma_in_name']]);
    expect(await rest('PATCH', `/tags/${made.id}`, made)).toEqual({ status: 200, body: made });
    expect((await rest('PATCH', `/tags/${made.id}`, { name: 'New' })).body).not.toHaveProperty('warnings');
  });
});

describe('however much of a widget is odd', () => {
  const validation = async (path: string, id: number) =>
    (await rest('GET', `/widgets/${path}/${id}/validation`)).body.warnings as Warning[];
  const hinted = (warnings: Warning[] = []) => warnings.filter(({ message }) => /did you mean|known are/.test(message));

  it('a hundred warnings are told, and what was meant of ten', async () => {
    const odd = { type: 'x', domQuery: '###', direction: 'x', advanceOn: 'x', missingTarget: 'x', pageUrl: 'data:x' };
    const steps = Array.from({ length: 50 }, () => odd);
    const { status, body } = await rest('POST', '/product-tours', { name: 'T', steps });
    expect([status, body.warnings?.length, hinted(body.warnings).length]).toEqual([201, 100, 10]);
    expect(await validation('product-tours', body.id)).toEqual(body.warnings);
  });

  it('settings that nothing reads are compared up to a bound', async () => {
    const settings = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`triger${at}`, 1]));
    const { status, body } = await rest('POST', '/product-tours', { name: 'T', settings });
    expect([status, hinted(body.warnings).length]).toEqual([201, 10]);
    expect(await validation('product-tours', body.id)).toEqual(body.warnings);
  });
});

describe('a name that every object has', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is like any other', async (name) => {
    const button = await rest('POST', '/announcements', { name: 'N', ...news({ text: 'A', action: name }) });
    expect(brief(button.body.warnings)).toEqual([['settings.buttons[0].action', 'unknown_value']]);
    const survey = await rest('POST', '/micro-surveys', { name: 'S', ...ask({}, { displayTrigger: name }) });
    expect(brief(survey.body.warnings)).toEqual([['settings.displayTrigger', 'unknown_value']]);
    const own = await rest('POST', '/product-tours', { name: 'R', ...rule({ type: name, value: 1 }) });
    expect(brief(own.body.warnings)).toEqual([['targeting.rules[0].type', 'unknown_rule']]);
    const compared = await rest('POST', '/product-tours', {
      name: 'O',
      ...rule({ ...PRO, comparisonOperator: name }),
    });
    expect(brief(compared.body.warnings)).toEqual([['targeting.rules[0].comparisonOperator', 'unknown_operator']]);
  });
});
