import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { HOST, ORIGIN } from '../support/addresses';
import { hostOf } from '../support/host';
import { type Company, expect, ownerTest as test } from '../support/test';

const run = promisify(execFile);

/** `docent check` against the host application. */
async function check({ key, clientToken }: Company, ...more: string[]) {
  const args = [
    '.build/docent.mjs',
    'check',
    '--url',
    `${HOST}/?token=${clientToken}`,
    '--docent',
    ORIGIN,
    '--key',
    key,
  ];
  const answer = await run(process.execPath, [...args, '--timeout', '1', ...more], { env: process.env }).catch(
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
  return { code: 0, ...answer };
}

const STEP = { type: 'highlight', title: 'Begin here', content: '<p>Now.</p>' };

test('targets missing on a page fail the check and are shown in the dashboard', async ({ page, company, request }) => {
  const host = hostOf({ page, company, request });
  const good = await host.live('product-tours', {
    name: 'Good',
    steps: [{ ...STEP, domQuery: '#renamed || #target' }],
    settings: { tourStart: 'manual' },
  });
  expect(await check(company)).toMatchObject({ code: 0, stdout: expect.stringContaining('none is missing') });
  const steps = [
    { ...STEP, id: 'there', domQuery: '#target', advanceOn: 'click' },
    { ...STEP, id: 'later', title: 'Opened by that', domQuery: '#dialog' },
  ];
  await host.live('product-tours', { name: 'Waits', steps, settings: { tourStart: 'manual' } });
  const elsewhere = { rules: [{ type: 'url', comparisonOperator: 'equals', value: 'https://other.example.com/' }] };
  await host.live('smart-tips', {
    name: 'Elsewhere',
    title: 'T',
    settings: { cssSelector: '#t' },
    targeting: elsewhere,
  });
  expect(await check(company)).toMatchObject({ code: 0, stdout: expect.stringMatching(/later|only after/) });
  const broken = await host.live('product-tours', {
    name: 'Broken',
    steps: [{ ...STEP, id: 'b', domQuery: '#renamed || main > .gone' }],
    settings: { tourStart: 'immediate', timeout: 1 },
  });
  const { code, stdout } = await check(company);
  expect(code).toBe(1);
  expect(stdout).toContain(`${broken}, Broken: steps[0].domQuery is missing on ${HOST}/`);
  expect(stdout).not.toContain('Good');
  const report = JSON.parse((await check(company, '--json')).stdout);
  expect(report).toMatchObject({ missing: 1, failed: [] });
  const states = report.targets.map(({ widget, state }: { widget: { name: string }; state: string }) => [
    widget.name,
    state,
  ]);
  expect(Object.fromEntries(states.reverse())).toEqual({
    Good: 'found',
    Waits: 'found',
    Elsewhere: 'unchecked',
    Broken: 'missing',
  });

  // The script reports the missing target of a real page view, and the dashboard shows it.
  await host.visit();
  await expect
    .poll(async () => (await host.rest.get('/widgets/missing-targets')).body.data)
    .toMatchObject([{ widgetId: broken, name: 'Broken', path: 'steps[0].domQuery', missing: 1 }]);
  expect((await host.rest.get(`/widgets/missing-targets?widgetId=${good}`)).body.data).toEqual([]);
  await page.goto('/');
  await expect(
    page.getByRole('region', { name: 'Elements missing or changed' }).getByRole('link', { name: /Broken/ }),
  ).toBeVisible();
  await page.goto('/widgets');
  await expect(page.getByRole('row', { name: /Broken/ }).getByText('Element missing or changed on')).toBeVisible();
  await expect(page.getByText('Element missing or changed on')).toHaveCount(1);
  await page.goto(`/builder/product-tours/${broken}`);
  await expect(page.getByText('Not found on 1 page view in the last 7 days.')).toBeVisible();
});

test('invalid options fail with a message', async ({ company }) => {
  for (const [args, says] of [
    [['--url', 'nonsense'], /http/],
    [['--key', 'dk_wrong'], /does not know this API key/],
    [['--docent', 'http://127.0.0.1:9'], /does not answer/],
    [['--timeout', '-1'], /seconds/],
  ] as const) {
    const { code, stderr } = await check(company, ...args);
    expect([args, code === 0, says.test(stderr)]).toEqual([args, false, true]);
  }
});
