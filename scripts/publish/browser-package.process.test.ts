import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { widgetTypes } from '../../widgets/contract/types';
import { buildBrowserPackage } from './browser-package.mjs';

/** An application that has installed the package as npm packs it. */
let application: string;
let installed: string;

beforeAll(async () => {
  application = mkdtempSync(join(tmpdir(), 'docent-package-'));
  await buildBrowserPackage(process.cwd(), join(application, 'built'));
  execFileSync('npm', ['pack', './built', '--silent'], { cwd: application });
  const [tarball = ''] = readdirSync(application).filter((name) => name.endsWith('.tgz'));
  installed = join(application, 'node_modules/@docent/browser');
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], { cwd: application });
});
afterAll(() => rmSync(application, { recursive: true, force: true }));

const node = (code: string) =>
  spawnSync(process.execPath, ['--input-type=module', '-e', code], { cwd: application, encoding: 'utf8' });

test('the package contains its version, its licenses and its types', () => {
  const own = JSON.parse(readFileSync('package.json', 'utf8'));
  const { name, version, license } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  expect({ name, version, license }).toEqual({ name: '@docent/browser', version: own.version, license: 'MIT' });
  expect(readdirSync(installed).sort()).toEqual([
    'LICENSE',
    'README.md',
    'chunks',
    'index.d.ts',
    'index.js',
    'package.json',
  ]);
  const licenseText = readFileSync(join(installed, 'LICENSE'), 'utf8');
  for (const holder of ['Docent', '@floating-ui/core', '@floating-ui/utils']) expect(licenseText).toContain(holder);
});

test('on a server, importing it and calling it do nothing and throw nothing', () => {
  const { status, stdout, stderr } = node(`
    const before = Object.getOwnPropertyNames(globalThis).length;
    const { docent, init } = await import('@docent/browser');
    const same = init({ clientToken: 'ct_1', apiHost: 'https://docent.example.com' }) === docent;
    const answers = Object.values(docent).map((call) => call('shown', () => {}));
    const added = Object.getOwnPropertyNames(globalThis).length - before;
    console.log(JSON.stringify({ same, names: Object.keys(docent), answers: answers.filter(Boolean), added }));`);
  expect(stderr).toBe('');
  const { names, ...did } = JSON.parse(stdout);
  expect(names).toEqual(expect.arrayContaining(['identifyUser', 'startTour', 'on', 'shutdown']));
  expect({ status, ...did }).toEqual({ status: 0, same: true, answers: [], added: 0 });
});

const TYPED = `
import { docent, init, watchOffers, type Docent, type DocentEvent, type InitOptions } from '@docent/browser';

const options: InitOptions = { clientToken: 'ct_1', apiHost: 'https://docent.example.com', nonce: undefined };
const same: Docent = init(options);
same.identifyUser(81, { plan: 'pro' }, { hash: 'ab' });
const opened: boolean | undefined = docent.startTour({ tourId: 12 });
docent.openNps();
docent.on('shown', ({ type, entityType, id }) => [type satisfies 'shown', entityType.length, id?.toFixed(), opened]);
docent.on('error', ({ error, entityType }) => [error instanceof Error, entityType?.length]);
const listener = (event: DocentEvent) => event.type === 'step' && event.properties.stepId;
docent.on('*', listener);
docent.off('*', listener);
docent.on('offer', (offer) => {
  if (offer.entityType === 'tour') offer.step(offer.view.steps[0]?.id ?? '');
  else if (offer.entityType === 'npsWidget') offer.answered(9);
  // @ts-expect-error: a feedback widget is not closed
  else if (offer.entityType === 'feedbackWidget') offer.closed();
});
watchOffers((offers) => offers.length.toFixed())();
// @ts-expect-error: apiHost is missing
init({ clientToken: 'ct_1' });
// @ts-expect-error: there is no such event
docent.on('closed', () => {});
// @ts-expect-error: the event of a shown widget has no error
docent.on('shown', ({ error }) => error);
`;

test.each(['nodenext', 'bundler'])('the types compile in a strict program with %s resolution', (moduleResolution) => {
  writeFileSync(join(application, 'typed.ts'), TYPED);
  writeFileSync(join(application, 'package.json'), JSON.stringify({ type: 'module' }));
  const module = moduleResolution === 'nodenext' ? 'nodenext' : 'esnext';
  const compilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, types: [], target: 'es2022', lib: ['es2022'] },
    ...{ module, moduleResolution },
  };
  writeFileSync(join(application, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['typed.ts'] }));
  const tsc = resolve('node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', application], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
});

test('a bundler puts every widget type and panel into a separate file', async () => {
  const entry = `import { init } from '@docent/browser'; init({ clientToken: 'ct_1', apiHost: '' });`;
  const { metafile } = await build({
    stdin: { contents: entry, resolveDir: application, sourcefile: 'page.js' },
    outdir: join(application, 'bundled'),
    ...{ bundle: true, splitting: true, format: 'esm', minify: true, metafile: true, write: false },
  });
  const [, main] = Object.entries(metafile.outputs).find(([file]) => file.endsWith('/stdin.js')) ?? [];
  const later = new Set(main?.imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => path));
  expect(later.size).toBe(
    [...Object.keys(widgetTypes), 'changelog', 'roadmap', 'debug', 'on-page', 'semantics', 'extras', 'headless'].length,
  );
});

test('a bundler leaves out what an application imports and does not use', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `import { docent } from '@docent/browser';`, resolveDir: application },
    ...{ bundle: true, format: 'esm', write: false },
  });
  expect(outputFiles[0]?.text.trim()).toBe('');
});

test('a bundler has no warnings about the package, not even outside node_modules', async () => {
  const { warnings } = await build({
    stdin: {
      contents: `import { docent, init } from '@docent/browser'; init({}); docent.openNps();`,
      resolveDir: application,
    },
    outdir: join(application, 'elsewhere'),
    // esbuild does not warn about files in node_modules.
    alias: { '@docent/browser': join(application, 'built') },
    ...{ bundle: true, splitting: true, format: 'esm', write: false, logLevel: 'silent' },
  });
  expect(warnings.map(({ text }) => text)).toEqual([]);
});
