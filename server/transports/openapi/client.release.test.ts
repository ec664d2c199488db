import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, it, onTestFinished } from 'vitest';
import { ENTITY_TYPES, EVENTS } from '../../../widgets/contract/entities';
import { definitions } from '../../../widgets/contract/registry';
import { installNew } from '../../testing/installation';
import { startDocent, startNode } from '../../testing/process';

const CLIENT = resolve('server/testing/generated-client');

/** The program that uses the client: each call of each type, written out as a person would write it. */
function programText(): string {
  const types = definitions.map(({ entityType, path, idParam, example }) => {
    const one = `'/${path}/{${idParam}}'`;
    const at = `params: { path: { ${idParam}: id } }`;
    return `  ${entityType}: {
    create: () => client.POST('/${path}', { body: ${JSON.stringify(example)} }),
    publish: (id: number) => client.PATCH(${one}, { ${at}, body: { active: true } }),
    read: (id: number) => client.GET(${one}, { ${at} }),
    archive: (id: number) => client.DELETE(${one}, { ${at} }),
  },`;
  });
  return [
    `import { client } from '${CLIENT}/api';`,
    `import { main } from '${CLIENT}/program';`,
    `await main({\n${types.join('\n')}\n});`,
  ].join('\n');
}

/** A folder inside the repository, so that packages resolve; it is deleted after the test. */
function temporaryFolder(): string {
  mkdirSync('.build', { recursive: true });
  const dir = resolve(mkdtempSync('.build/client-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

/** The compiler's messages under `strict` for files that import the generated types. */
function typeCheck(files: string[], types: string): { file: string; line: number; text: string }[] {
  const program = ts.createProgram(files, {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmit: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: ['node'],
    paths: { 'docent-api': [types] },
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => ({
    file: file?.fileName ?? '',
    line: file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0,
    text: ts.flattenDiagnosticMessageText(messageText, '\n'),
  }));
}

/** Calls that the generated types must refuse, each on one line. */
const MISUSES = [
  `void client.POST('/product-tours', { body: { nme: 'Tour' } })`,
  `void client.POST('/product-tours', { body: { name: 5 } })`,
  `void client.GET('/product-tours/{id}', { params: { path: { id: 'one' } } })`,
  `void client.GET('/no-such-path')`,
  `void client.PUT('/users/{userId}', { params: { path: { userId: 'a' } }, body: {} })`,
  `void client.GET('/tags').then(({ data }) => data?.data[0]?.colour)`,
];

it('serves a description for a strictly typed client, and answers the calls of that client', async () => {
  const { env, key } = await installNew('embedded');
  const docent = await startDocent({ ...env, DOCENT_RATE_LIMIT: '1000000' });
  const baseUrl = `${docent.url}/api/v1`;
  const dir = temporaryFolder();
  const types = join(dir, 'docent-api.d.ts');
  writeFileSync(types, astToString(await openapiTypes(new URL(`${baseUrl}/openapi.json`))));

  const program = join(dir, 'program.ts');
  writeFileSync(program, programText());
  const misuses = join(dir, 'misuses.ts');
  const calls = [`import { client } from '${CLIENT}/api';`, ...MISUSES];
  writeFileSync(misuses, calls.join('\n'));
  const complaints = typeCheck([program, misuses], types);
  expect(complaints.filter(({ file }) => file !== misuses)).toEqual([]);
  expect([...new Set(complaints.map(({ line }) => line))]).toEqual(MISUSES.map((_, index) => index + 1));

  const outfile = join(dir, 'program.mjs');
  await build({ entryPoints: [program], outfile, bundle: true, format: 'esm', platform: 'node', target: 'node20' });
  const { code, stdout, stderr } = await startNode([outfile], { BASE_URL: baseUrl, API_KEY: key }).exit;
  expect([code, stderr]).toEqual([0, '']);

  const summarized = ENTITY_TYPES.filter((type) => EVENTS[type].summary);
  const life = {
    active: [false, true, true],
    rules: [{ type: 'all-pages' }],
    builder: 'builder',
    archived: [204, 404],
  };
  expect(JSON.parse(stdout)).toEqual({
    widgets: Object.fromEntries(definitions.map(({ entityType }) => [entityType, life])),
    changelog: {
      created: ['Faster', false, ['Improvement']],
      updated: ['Much faster', true, ['Improvement']],
      listed: [1, [true]],
    },
    roadmap: [{ name: 'Next', items: [['Dark mode', 0, 'Improvement']] }],
    user: { put: 201, userId: 'a/b@example.com', metadata: { seats: 3 } },
    stats: {
      days: 30,
      trend: 30,
      widgets: Object.fromEntries(summarized.map((type) => [type, 1])),
    },
  });
});
