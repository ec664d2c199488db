import { expect, test } from 'vitest';
import { callerIn } from '../../../testing/caller';
import { createTestCompany } from '../../../testing/database';
import { openReplicas } from '../../../testing/replicas';
import { patchUserFromBrowser } from './service';
import { LOCK_SERVER_KEYS } from './statements';

// The embedded database runs one transaction at a time.
const replicas = await openReplicas();

test.skipIf(!replicas)('a browser keeps what a server sets while the browser creates the user', async () => {
  if (!replicas) return;
  const { companyId } = await createTestCompany(replicas[0]);
  const browser = callerIn(replicas[0], companyId).as({ kind: 'system', id: 'browser' }).ctx();
  const { api } = callerIn(replicas[1], companyId);
  const run = browser.sql.bind(browser);
  let isHeld = false;
  browser.sql = async <Row>(...[statement, ...params]: Parameters<typeof run>): Promise<Row[]> => {
    const rows = await run<Row>(statement, ...params);
    if (statement === LOCK_SERVER_KEYS && !isHeld) {
      isHeld = true;
      expect(rows).toEqual([]);
      await api.users.patch({ userId: 'ann', metadata: { plan: 'pro' } });
    }
    return rows;
  };
  await patchUserFromBrowser(browser, 'ann', { plan: 'hacked', theme: 'dark' });
  expect(isHeld).toBe(true);
  expect((await api.users.get({ userId: 'ann' })).metadata).toEqual({ plan: 'pro', theme: 'dark' });
  await patchUserFromBrowser(browser, 'ben', { theme: 'dark' });
  expect((await api.users.get({ userId: 'ben' })).metadata).toEqual({ theme: 'dark' });
});
