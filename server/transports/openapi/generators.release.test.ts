import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { installNew } from '../../testing/installation';
import { startDocent, startNode } from '../../testing/process';

const run = promisify(execFile);
const bin = (name: string): string => resolve('node_modules/.bin', name);

/** How a client is generated from a description, and a program that creates a tag with it and prints its status and name. */
type Generator = { command: string; args: (input: string) => string[]; program: string };

const KEY = "{ Authorization: 'Bearer ' + process.env.API_KEY }";
const BASE_URL = 'process.env.BASE_URL as string';

const GENERATORS: Record<string, Generator> = {
  'openapi-typescript': {
    command: 'openapi-typescript',
    args: (input) => [input, '-o', 'api.ts'],
    program: `import createClient from 'openapi-fetch';
import type { paths } from './api';
const client = createClient<paths>({ baseUrl: ${BASE_URL}, headers: ${KEY} });
const { data, response } = await client.POST('/tags', { body: { name: 'Made by a client' } });
if (!data) throw new Error('refused');
const name: string = data.name;
console.log(JSON.stringify([response.status, name]));`,
  },
  '@hey-api/openapi-ts': {
    command: 'openapi-ts',
    args: (input) => ['-i', input, '-o', 'api', '-p', '@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    program: `import { createTag } from './api';
import { client } from './api/client.gen';
client.setConfig({ baseUrl: ${BASE_URL}, auth: process.env.API_KEY as string });
const { data, response } = await createTag({ body: { name: 'Made by a client' } });
if (!data) throw new Error('refused');
const name: string = data.name;
console.log(JSON.stringify([response?.status, name]));`,
  },
  orval: {
    command: 'orval',
    args: () => ['--config', 'orval.config.cjs'],
    program: `import { createTag } from './api';
const { status, data } = await createTag({ name: 'Made by a client' }, { headers: ${KEY} });
if (status !== 201) throw new Error(data.error.message);
const name: string = data.name;
console.log(JSON.stringify([status, name]));`,
  },
  'swagger-typescript-api': {
    command: 'swagger-typescript-api',
    args: (input) => ['generate', '-p', input, '-o', '.', '-n', 'api.ts'],
    program: `import { Api } from './api';
const api = new Api({ baseUrl: ${BASE_URL}, baseApiParams: { headers: ${KEY} } });
const { status, data } = await api.tags.createTag({ name: 'Made by a client' });
const name: string = data.name;
console.log(JSON.stringify([status, name]));`,
  },
};

/** A folder inside the repository, so that packages resolve; it is deleted after the test. */
function temporaryFolder(): string {
  mkdirSync('.build', { recursive: true });
  const dir = resolve(mkdtempSync('.build/generated-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The compiler's messages about a program and all that it imports. */
const complaintsAbout = (file: string): string[] =>
  ts
    .getPreEmitDiagnostics(
      ts.createProgram([file], {
        strict: true,
        noEmit: true,
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: ['node'],
      }),
    )
    .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`);

it.each(Object.entries(GENERATORS))('%s makes a strictly typed client that works', async (_, generator) => {
  const { env, key } = await installNew('embedded');
  const docent = await startDocent(env);
  const baseUrl = `${docent.url}/api/v1`;
  const cwd = temporaryFolder();
  const input = join(cwd, 'openapi.json');
  const description = (await (await fetch(`${baseUrl}/openapi.json`)).json()) as { servers: { url: string }[] };
  writeFileSync(input, JSON.stringify({ ...description, servers: [{ url: baseUrl }] }));
  // Orval's own validation enforces the style of its authors; lint.release.test.ts checks the description.
  const orval = {
    api: {
      input: { target: input, unsafeDisableValidation: true },
      output: { target: join(cwd, 'api.ts'), client: 'fetch', baseUrl },
    },
  };
  writeFileSync(join(cwd, 'orval.config.cjs'), `module.exports = ${JSON.stringify(orval)};`);
  await run(bin(generator.command), generator.args(input), { cwd });

  const program = join(cwd, 'program.ts');
  writeFileSync(program, generator.program);
  expect(complaintsAbout(program)).toEqual([]);

  const outfile = join(cwd, 'program.mjs');
  await build({ entryPoints: [program], outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20' });
  const { code, stdout, stderr } = await startNode([outfile], { BASE_URL: baseUrl, API_KEY: key }).exit;
  expect([code, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual([201, 'Made by a client']);
});
