import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryDir } from '../testing/process';
import { secret } from './secret';

test('a given secret is used as it is', () => {
  expect(secret({ DOCENT_SECRET: 'given', DOCENT_DATA_DIR: '/nowhere' })).toBe('given');
});

test('without a given secret, one is generated once in the data folder, readable by its owner only', () => {
  const DOCENT_DATA_DIR = join(temporaryDir(), 'data');
  const made = secret({ DOCENT_SECRET: undefined, DOCENT_DATA_DIR });
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(secret({ DOCENT_SECRET: undefined, DOCENT_DATA_DIR })).toBe(made);
  expect(readFileSync(join(DOCENT_DATA_DIR, 'secret'), 'utf8')).toBe(made);
  expect(statSync(join(DOCENT_DATA_DIR, 'secret')).mode & 0o777).toBe(0o600);
  expect(statSync(DOCENT_DATA_DIR).mode & 0o777).toBe(0o700);
});

test('a database in memory keeps its secret as long as the process lives', () => {
  const memory = { DOCENT_SECRET: undefined, DOCENT_DATA_DIR: 'memory://' };
  expect(secret(memory)).toBe(secret(memory));
});
