import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { startDocent, startNode, temporaryDir } from '../../testing/process';

type RedoclyReport = { totals: { errors: number; warnings: number }; problems: { ruleId: string; message: string }[] };
type SpectralProblem = { code: string; path: string[]; message: string };

const ENV = { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', CI: '1' };

const bin = (name: string): string => resolve('node_modules/.bin', name);

type Description = { openapi: string; info: { version: string } };

async function fetchDescription(): Promise<Description> {
  const docent = await startDocent({ DOCENT_DATA_DIR: 'memory://' });
  const response = await fetch(`${docent.url}/api/v1/openapi.json`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  return (await response.json()) as Description;
}

function save(dir: string, description: object): string {
  const file = join(dir, 'openapi.json');
  writeFileSync(file, JSON.stringify(description));
  return file;
}

async function redocly(file: string): Promise<RedoclyReport> {
  const args = ['lint', file, '--extends=recommended', '--format=json', '--max-problems=1000'];
  const { stdout, stderr } = await startNode([bin('redocly'), ...args], ENV).exit;
  expect(stdout, stderr).toContain('{');
  return JSON.parse(stdout.slice(stdout.indexOf('{'))) as RedoclyReport;
}

async function spectral(dir: string, file: string): Promise<SpectralProblem[]> {
  const ruleset = join(dir, 'ruleset.json');
  writeFileSync(ruleset, JSON.stringify({ extends: 'spectral:oas', rules: { 'oas3-parameter-description': 'warn' } }));
  const { stdout, stderr } = await startNode([bin('spectral'), 'lint', file, '-r', ruleset, '-f', 'json', '-q'], ENV)
    .exit;
  expect(stdout, stderr).toContain('[');
  return JSON.parse(stdout.slice(stdout.indexOf('['))) as SpectralProblem[];
}

it('describes itself in OpenAPI 3.1.0 without a complaint from either linter', async () => {
  const dir = temporaryDir();
  const description = await fetchDescription();
  expect([description.openapi, description.info.version]).toEqual(['3.1.0', '1.0.0']);
  const file = save(dir, description);
  expect((await redocly(file)).problems).toEqual([]);
  expect(await spectral(dir, file)).toEqual([]);

  // Control: both linters report errors in an invalid description.
  save(dir, { ...description, paths: { '/tags': { get: { responses: {} } } } });
  expect((await redocly(file)).totals.errors).toBeGreaterThan(0);
  expect((await spectral(dir, file)).length).toBeGreaterThan(0);
});
