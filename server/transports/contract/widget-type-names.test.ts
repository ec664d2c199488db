import { describe, expect, it } from 'vitest';
import { definitions } from '../../../widgets/contract/registry';
import { openTestApi } from '../../testing/api';
import { companyMaker } from '../../testing/browser';
import { openTestDatabase } from '../../testing/database';
import { CLIENTS } from '../../testing/mcp-clients';

type Json = Record<string, unknown>;

const { api } = await openTestApi();
const install = companyMaker(await openTestDatabase(), api);

describe.each(definitions.map((definition) => ({ ...definition })))('a $label', ({ entityType, path, example }) => {
  it('accepts its entityType and its collection everywhere, with the same response', async () => {
    const { rest } = await install();
    const { id } = await rest('POST', `/${path}`, { ...example, active: true });
    const both = async (method: string, address: (type: string) => string, body?: (type: string) => object) => {
      const answers = [];
      for (const type of [entityType, path]) answers.push(await rest(method, address(type), body?.(type)));
      expect(answers[1]).toEqual(answers[0]);
      return answers[0] as Json;
    };
    const named = { entityType, widgetType: path };
    expect(await both('POST', (type) => `/widgets/${type}/${id}/publish`)).toMatchObject(named);
    expect(await both('POST', (type) => `/widgets/${type}/${id}/take-down`)).toMatchObject(named);
    await both('GET', (type) => `/widgets/${type}/${id}/validation`);
    expect(await both('GET', (type) => `/authoring-guides/${type}`)).toMatchObject(named);
    expect(await both('GET', (type) => `/stats/widgets/${type}`)).toMatchObject({ entityType });
    await both('GET', (type) => `/stats/funnels/${type}/${id}`);
    await both('GET', (type) => `/stats/ranking?type=${type}`);
    expect(await both('GET', (type) => `/widgets?type=${type}&sort=createdAt`)).toMatchObject({
      data: [{ entityType, type: entityType, path }],
    });
    const targeting = (type: string) => ({
      rules: [{ type: 'widget-state', comparisonOperator: 'seen', value: { entityType: type, entityId: id } }],
      ruleLogicalOperator: 'and',
    });
    await both('POST', () => '/segments/count', targeting);
    await both(
      'POST',
      () => '/widgets/reach',
      (type) => ({ ...targeting(type), widgetType: type, id }),
    );
    const stored = await rest('PATCH', `/${path}/${id}`, { targeting: targeting(path) });
    expect(stored).toMatchObject({ rules: [{ value: { entityType, entityId: id } }] });
    expect(stored).not.toHaveProperty('warnings');
  });

  it('accepts both names in tools', async () => {
    const { rest, key } = await install();
    const { id } = await rest('POST', `/${path}`, example);
    for (const connect of Object.values(CLIENTS)) {
      const client = await connect(api.mcpUrl, key);
      for (const type of [entityType, path]) {
        const { structuredContent } = await client.callTool({ name: 'validate_widget', arguments: { type, id } });
        expect(structuredContent).toMatchObject({ active: false });
        const stats = await client.callTool({ name: 'get_widget_stats', arguments: { type } });
        expect(stats.structuredContent).toMatchObject({ entityType });
      }
      await client.close();
    }
  });
});

it('the `type` filter of responses accepts both names', async () => {
  const { rest, browser } = await install();
  const { id } = await rest('POST', '/nps-widgets', { name: 'N', targeting: { showOnAllPages: true }, active: true });
  await browser().ask('/responses/nps', { id: 'response-1', widgetId: id, rating: '9' });
  for (const type of ['npsWidget', 'nps-widgets'])
    expect(await rest('GET', `/responses?type=${type}`)).toMatchObject({
      data: [{ entityType: 'npsWidget', widgetType: 'npsWidget', widgetId: id }],
    });
  expect(await rest('GET', '/responses?type=micro-surveys')).toMatchObject({ data: [] });
});

it('statistics accept both names of changelogs and roadmaps', async () => {
  const { rest } = await install();
  for (const type of ['changelog', 'roadmap']) {
    const { id } = await rest('POST', `/${type}s`, { name: 'One' });
    expect(await rest('GET', `/stats/widgets/${type}s?entityId=${id}`)).toMatchObject({ entityType: type });
  }
});

it('events of the browser accept both names', async () => {
  const { rest, browser } = await install();
  const { id } = await rest('POST', '/product-tours', { name: 'T' });
  const { report } = browser();
  expect((await report('tour_start', { id }, 'product-tours')).body).toMatchObject({ recorded: 1, rejected: [] });
  expect(await rest('GET', '/stats/widgets/tour')).toMatchObject({
    widgets: [{ events: { tour_start: { count: 1 } } }],
  });
});

it('an unknown name is rejected with the nearest known one', async () => {
  const { key } = await install();
  const { status, text } = await api.call('GET', '/authoring-guides/product-tour', { key });
  expect([status, text]).toEqual([400, expect.stringContaining('did you mean `tour`?')]);
});
