import { expect, test } from 'vitest';
import { openTestApi } from '../../testing/api';
import { BODIES } from '../../testing/bodies';
import { openTestDatabase } from '../../testing/database';
import { filledCompanies, fillPath } from '../../testing/fixture';
import { routes } from './routes';

const database = await openTestDatabase();
const { api } = await openTestApi();
const filledFor = filledCompanies(api, database);

const TABLES = ['widget', 'widgetVersion', 'tag', 'apiKey', 'changelogPost', 'roadmapItem', 'segment'] as const;

test.each(routes.filter(({ method }) => method === 'POST'))(
  'POST $template returns the first response to a repeated request, and does not run again',
  async (route) => {
    const { template, operation } = route;
    const { key, companyId, fixture } = await filledFor(route);
    const send = () =>
      api.call('POST', fillPath(template, fixture), {
        key,
        body: BODIES[operation.meta.tool],
        headers: { 'Idempotency-Key': `once ${template}` },
      });
    const first = await send();
    expect(first.status, first.text).toBe(operation.meta.status);
    expect(first.headers.get('idempotent-replay')).toBe(null);
    const countRows = () =>
      Promise.all(
        TABLES.map((table) =>
          (database.prisma[table].count as (where: object) => Promise<number>)({ where: { companyId } }),
        ),
      );
    const before = await countRows();
    for (const _ of [1, 2]) {
      const again = await send();
      expect([again.status, again.headers.get('idempotent-replay')]).toEqual([first.status, 'true']);
      expect(again.body).toEqual(first.body);
    }
    expect(await countRows()).toEqual(before);
  },
);
