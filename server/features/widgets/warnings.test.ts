import { afterAll, describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { nounOf } from '../../../widgets/contract/type';
import type { WidgetType } from '../../../widgets/contract/types';
import { definitions } from '../../../widgets/generated/definitions';
import { demos } from '../../../widgets/generated/demos';
import { storeTargeting, type TargetingInput } from '../../../widgets/targeting/schema';
import type { Warning } from '../../../widgets/validation/warning';
import { type Judged, warningsOf } from '../../../widgets/validation/warnings';
import { openTestApi } from '../../testing/api';
import { CLIENTS } from '../../testing/mcp-clients';
import {
  ask,
  item,
  type Json,
  MISTAKES,
  news,
  PRO,
  rule,
  SERVER_ONLY_MISTAKES,
  step,
  tour,
} from '../../testing/odd-widgets';

const { api, key } = await openTestApi();
const clients = await Promise.all(
  Object.entries(CLIENTS).map(async ([era, connect]) => [era, await connect(api.mcpUrl, key)] as const),
);
afterAll(() => Promise.all(clients.map(([, client]) => client.close())));
const rest = async (method: string, path: string, body?: Json) => {
  const answer = await api.call(method, path, { key, ...(body ? { body } : {}) });
  return { status: answer.status, body: answer.body as Json & { id: number; warnings?: Warning[] } };
};
const brief = (warnings: readonly Warning[] | undefined) => warnings?.map(({ path, code }) => [path, code]);

/** Converts a stored widget to the form of the builder. */
function judged(stored: Json): Judged {
  const { settings, rules, ruleLogicalOperator, ...content } = stored;
  return { content, settings, rules, ruleLogicalOperator } as Judged;
}

describe.each([...MISTAKES, ...SERVER_ONLY_MISTAKES])('%s', (_, type, body, path, code) => {
  const { path: collection } = definitions[type];
  const isServerOnly = SERVER_ONLY_MISTAKES.some(([, , other]) => other === body);

  it('is accepted over REST with its warning, which reads do not return', async () => {
    const { status, body: made } = await rest('POST', `/${collection}`, { name: 'Odd', ...body });
    expect(status).toBe(201);
    expect(brief(made.warnings)).toEqual([[path, code]]);
    expect(made.warnings?.[0]?.message).toMatch(/^[A-Z`].*[.?]$/);
    const { warnings, ...stored } = made;
    const read = await rest('GET', `/${collection}/${made.id}`);
    expect(read.body).toEqual(stored);
    const { status: patched, body: again } = await rest('PATCH', `/${collection}/${made.id}`, made);
    expect([patched, again]).toEqual([200, made]);
    const validation = await rest('GET', `/widgets/${collection}/${made.id}/validation`);
    expect(validation.body.warnings).toEqual(warnings);
    expect(brief(warningsOf(type, judged(stored), new Date()))).toEqual(isServerOnly ? [] : [[path, code]]);
  });

  it.each(clients)('has the same warning over MCP, with %s', async (_, client) => {
    const made = await client.callTool({
      name: `create_${nounOf(definitions[type])}`,
      arguments: { name: 'Odd', ...body },
    });
    expect(brief(made.structuredContent?.warnings as Warning[])).toEqual([[path, code]]);
  });
});

it('the builder warns about at least 27 of these cases', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(27);
});

describe('there is no warning for', () => {
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

it('a warning does not prevent publishing', async () => {
  const { status, body } = await rest('POST', '/product-tours', {
    name: 'T',
    ...step({ type: 'highlight' }),
    active: true,
  });
  expect([status, body.active, brief(body.warnings)]).toEqual([201, true, [['steps[0].domQuery', 'missing_element']]]);
});

describe('a linked widget', () => {
  const made = async (path: string, body: Json) => (await rest('POST', path, body)).body.id;
  const codes = async (tourId: number) => {
    const { body } = await rest('POST', '/checklists', { name: 'C', ...item({ type: 'start-tour', tourId }) });
    return brief(body.warnings);
  };

  it('has a warning while it is not live, and when it is archived', async () => {
    const id = await made('/product-tours', { name: 'T', ...tour({}) });
    expect(await codes(id)).toEqual([['items[0].tourId', 'linked_not_live']]);
    await rest('PATCH', `/product-tours/${id}`, { active: true });
    expect(await codes(id)).toBeUndefined();
    await rest('DELETE', `/product-tours/${id}`);
    expect(await codes(id)).toEqual([['items[0].tourId', 'linked_missing']]);
  });

  it('has a warning if it is of another type', async () => {
    const id = await made('/nps-widgets', { name: 'N', targeting: { showOnAllPages: true }, active: true });
    expect(await codes(id)).toEqual([['items[0].tourId', 'linked_missing']]);
  });
});

describe('segments and tags', () => {
  const odd = [{ ...PRO, comparisonOperator: 'eq' }];
  const unknownOperator = [['rules[0].comparisonOperator', 'unknown_operator']];

  it('explains a count of zero', async () => {
    const { body } = await rest('POST', '/segments/count', { rules: odd });
    expect(body).toMatchObject({ matching: 0 });
    expect(brief(body.warnings)).toEqual(unknownOperator);
    expect(body.warnings?.[0]?.message).toContain('did you mean `equals`?');
    expect((await rest('POST', '/segments/count', { rules: [{ ...PRO, comparisonOperator: 'equals' }] })).body).toEqual(
      { matching: 0, total: 0 },
    );
  });

  it('a segment with an unknown operator has a warning after creation and changes, but not after the fix', async () => {
    const { body: made } = await rest('POST', '/segments', { name: 'Pro', rules: odd });
    expect(brief(made.warnings)).toEqual(unknownOperator);
    expect((await rest('GET', `/segments/${made.id}`)).body).not.toHaveProperty('warnings');
    expect(await rest('PATCH', `/segments/${made.id}`, made)).toEqual({ status: 200, body: made });
    const fixed = await rest('PATCH', `/segments/${made.id}`, { rules: [{ ...PRO, comparisonOperator: 'equals' }] });
    expect(fixed.body).not.toHaveProperty('warnings');
  });

  it('a tag with a comma has a warning, because filters split it', async () => {
    const { body: made } = await rest('POST', '/tags', { name: 'New, improved' });
    expect(brief(made.warnings)).toEqual([['name', 'comma_in_name']]);
    expect(await rest('PATCH', `/tags/${made.id}`, made)).toEqual({ status: 200, body: made });
    expect((await rest('PATCH', `/tags/${made.id}`, { name: 'New' })).body).not.toHaveProperty('warnings');
  });
});

describe('a widget with very many faults', () => {
  const validation = async (path: string, id: number) =>
    (await rest('GET', `/widgets/${path}/${id}/validation`)).body.warnings as Warning[];
  const hinted = (warnings: Warning[] = []) =>
    warnings.filter(({ message }) => /did you mean|use one of/.test(message));

  it('has a hundred warnings, ten of them with a suggestion', async () => {
    const odd = { type: 'x', domQuery: '###', direction: 'x', advanceOn: 'x', missingTarget: 'x', pageUrl: 'data:x' };
    const steps = Array.from({ length: 50 }, () => odd);
    const { status, body } = await rest('POST', '/product-tours', { name: 'T', steps });
    expect([status, body.warnings?.length, hinted(body.warnings).length]).toEqual([201, 100, 10]);
    expect(await validation('product-tours', body.id)).toEqual(body.warnings);
  });

  it('has suggestions for a limited number of unknown settings', async () => {
    const settings = Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`triger${at}`, 1]));
    const { status, body } = await rest('POST', '/product-tours', { name: 'T', settings });
    expect([status, hinted(body.warnings).length]).toEqual([201, 10]);
    expect(await validation('product-tours', body.id)).toEqual(body.warnings);
  });
});

describe('the name of a property of `Object.prototype`', () => {
  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('%s is an unknown name', async (name) => {
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
