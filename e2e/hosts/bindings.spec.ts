import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { usually } from '../support/before-release';
import { faultsOf, hostOf } from '../support/host';
import { expect, test } from '../support/test';
import { type Hosts, startHosts } from './server';

let hosts: Hosts;
test.beforeAll(async () => {
  hosts = await startHosts();
});
test.afterAll(() => hosts.stop());

const NPS = { name: 'NPS', settings: { question: 'How likely?', frequency: { mode: 'always' } } };

for (const name of ['react', 'vue', 'svelte']) {
  test(`${name}: shows one widget, emits events, follows user changes, and removes everything on unmount`, async ({
    page,
    company,
    request,
  }) => {
    const faults = faultsOf(page);
    const host = hostOf({ page, company, request });
    const id = await host.live('nps-widgets', NPS);
    const asked: string[] = [];
    page.on('request', (one) => one.url().includes('/api/client/') && asked.push(new URL(one.url()).pathname));
    await page.goto(hosts.urlOf(`bindings-${name}`, company.clientToken));
    await expect(page.getByRole('radio', { name: '9', exact: true })).toBeVisible();
    await expect(host.widget('npsWidget', id)).toHaveCount(1);
    await expect(page.getByLabel('Heard')).toHaveText('npsWidget');
    await host.counted('nps_widget_shown', 'npsWidget', id);

    await page.getByRole('button', { name: 'Ann' }).click();
    await expect.poll(async () => (await host.rest.get('/users/ann')).body.metadata).toEqual({ plan: 'pro' });
    await page.getByRole('button', { name: 'Ben' }).click();
    await expect.poll(async () => (await host.rest.get('/users/ben')).body.metadata).toEqual({ plan: 'free' });
    const identified = asked.filter((path) => path.endsWith('/identify')).length;
    expect(identified).toBe(2);
    const person = async () => ((await host.call('debug')) as { person: { userId: string | null } }).person.userId;
    expect(await person()).toBe('ben');
    await page.getByRole('button', { name: 'Nobody' }).click();
    await expect.poll(person).toBe(null);
    await page.evaluate(() => document.querySelector('[data-docent-widget=debug]')?.remove());

    await page.getByRole('button', { name: 'Unmount' }).click();
    await expect(page.locator('docent-widget')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'Docent').version)).toBe('');
    expect(faults).toEqual([]);
  });

  test(
    `${name}: in headless mode, the application gets the offers, and each is counted once`,
    usually(name === 'react'),
    async ({ page, company, request }) => {
      const host = hostOf({ page, company, request });
      const id = await host.live('nps-widgets', NPS);
      await page.goto(`${hosts.urlOf(`bindings-${name}`, company.clientToken)}&headless`);
      await expect(page.getByLabel('Offers')).toHaveText('NPS');
      await host.counted('nps_widget_shown', 'npsWidget', id);
      await host.rest.post(`/widgets/nps-widgets/${id}/take-down`, {});
      await page.evaluate(() => history.pushState({}, '', `${location.href}&again`));
      await expect(page.getByLabel('Offers')).toHaveText('');
      await expect(page.locator('docent-widget')).toHaveCount(0);
      await host.counted('nps_widget_shown', 'npsWidget', id);
    },
  );
}

test('on a server, React and Vue render, and no package accesses the window', async () => {
  const apps = resolve('e2e/hosts/apps');
  const code = `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { DocentProvider, useDocent } from '@docent/react';
    import { createDocent } from '@docent/vue';
    import { createSSRApp, h } from 'vue';
    import { docentOffers } from '@docent/svelte';
    const Inside = () => (useDocent().openNps(), createElement('p', null, 'in'));
    const options = { clientToken: 'ct_1', apiHost: 'https://docent.example.com', user: { id: 1 } };
    const react = renderToString(createElement(DocentProvider, options, createElement(Inside)));
    createSSRApp({ render: () => h('p') }).use(createDocent(options));
    docentOffers.subscribe((offers) => console.log([react, offers.length, typeof window, 'Docent' in globalThis].join(' ')))();`;
  const { stdout, stderr } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    cwd: apps,
  });
  expect([stdout.trim(), stderr]).toEqual(['<p>in</p> 0 undefined false', '']);
});

test('the packages type-check in strict mode', async () => {
  const folder = resolve('e2e/hosts/apps/node_modules/.docent-types');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'typed.ts'),
    `import { createDocent, useDocentOffers } from '@docent/vue';
     import { docentOffers, onDocent, provideDocent } from '@docent/svelte';
     createDocent({ clientToken: 'ct_1', apiHost: '', user: () => null });
     // @ts-expect-error: apiHost is missing
     createDocent({ clientToken: 'ct_1' });
     const first = () => useDocentOffers().value[0];
     export const steps = (): number | undefined => { const offer = first(); return offer?.entityType === 'tour' ? offer.view.steps.length : undefined; };
     docentOffers.subscribe((offers) => offers.map(({ id }) => id.toFixed()));
     export const run = () => { provideDocent({ clientToken: 'ct_1', apiHost: '' }); onDocent('shown', ({ type }) => type satisfies 'shown'); };`,
  );
  const tsconfig = {
    compilerOptions: {
      ...{
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
        types: [],
        target: 'es2022',
        lib: ['es2022', 'dom'],
      },
      ...{ module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true },
    },
    files: ['typed.ts'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  const tsc = resolve('node_modules/typescript-7/bin/tsc');
  const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch((error) => error);
  expect(stdout).toBe('');
});
