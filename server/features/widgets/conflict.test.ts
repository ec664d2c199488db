import { describe, expect, it } from 'vitest';
import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { definitions } from '../../../widgets/contract/registry';
import { openTestApi } from '../../testing/api';

type Detail = { id: number; name: string; version: number; updatedAt: string };

const { api, key } = await openTestApi();

const types: WidgetDefinition[] = [...definitions];

describe.each(types)('a $label', ({ path, example, label }) => {
  const create = async () => {
    const made = (await api.call('POST', `/${path}`, { key, body: { ...example, active: true } })).body as Detail;
    return { made, one: `/${path}/${made.id}` };
  };

  it('counts its saves', async () => {
    const { made, one } = await create();
    expect(made.version).toBe(1);
    const changed = await api.call('PATCH', one, { key, body: { name: 'Second', expectedVersion: 1 } });
    expect([changed.status, changed.body]).toMatchObject([200, { name: 'Second', version: 2 }]);
    const idle = await api.call('PATCH', one, { key, body: { expectedVersion: 2 } });
    expect([idle.status, idle.body]).toEqual([200, changed.body]);
    expect((await api.call('GET', one, { key })).body).toEqual(changed.body);
  });

  it('refuses a change based on another version, and says who saved the current one', async () => {
    const { one } = await create();
    const saved = (await api.call('PATCH', one, { key, body: { name: 'Theirs' } })).body as Detail;
    for (const expectedVersion of [1, 3]) {
      const refused = await api.call('PATCH', one, { key, body: { name: 'Mine', expectedVersion } });
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({
        error: {
          code: 'edit_conflict',
          message: expect.stringContaining(label),
          details: {
            version: 2,
            currentVersion: 2,
            updatedAt: saved.updatedAt,
            updatedBy: 'Test key',
            updatedByCaller: true,
          },
        },
      });
    }
    expect((await api.call('GET', one, { key })).body).toEqual(saved);
  });

  it('lets exactly one of two simultaneous changes to the same version win', async () => {
    const { one } = await create();
    for (let expectedVersion = 1; expectedVersion <= 5; expectedVersion += 1) {
      const answers = await Promise.all(
        ['Left', 'Right'].map((side) => {
          const body = { name: `${side} ${expectedVersion}`, expectedVersion };
          return api.call('PATCH', one, { key, body });
        }),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const winner = answers.find(({ status }) => status === 200)?.body as Detail;
      const now = (await api.call('GET', one, { key })).body as Detail;
      expect([now.name, now.version]).toEqual([winner.name, expectedVersion + 1]);
    }
  });
});

it.each([0, -1, 1.5, '1', null])('refuses %j as a version', async (expectedVersion) => {
  const made = (await api.call('POST', '/nps-widgets', { key, body: { name: 'N' } })).body as Detail;
  const refused = await api.call('PATCH', `/nps-widgets/${made.id}`, { key, body: { expectedVersion } });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    { error: { code: 'validation_error', details: { issues: [{ path: 'expectedVersion' }] } } },
  ]);
});

it('refuses `expectedVersion` for a new widget', async () => {
  const refused = await api.call('POST', '/nps-widgets', { key, body: { name: 'N', expectedVersion: 1 } });
  expect(refused.status).toBe(400);
});
