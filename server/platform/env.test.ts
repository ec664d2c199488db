import { expect, test } from 'vitest';
import { readEnv, SettingsError } from './env';

const secret = 'x'.repeat(32);
const read = (source: Record<string, string>) => readEnv(source as NodeJS.ProcessEnv);

test('an empty environment gives the defaults', () => {
  expect(read({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    APP_URL: 'http://127.0.0.1:3000',
    DOCENT_DATA_DIR: '.data',
    DOCENT_RATE_LIMIT: 60,
    DOCENT_RATE_LIMIT_USERS: 300,
    DOCENT_SIGN_IN_LIMIT: 10,
    MAIL_FROM: 'Docent <docent@localhost>',
  });
});

test('an empty value counts as not set', () => {
  expect(read({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

test('APP_URL loses its trailing slash, and its default puts an IPv6 host in brackets', () => {
  expect(read({ APP_URL: 'https://docent.example.com/' }).APP_URL).toBe('https://docent.example.com');
  expect(read({ HOST: '::1', PORT: '80' }).APP_URL).toBe('http://[::1]:80');
});

test('DOCENT_MCP_ORIGINS is a list of origins', () => {
  expect(read({}).DOCENT_MCP_ORIGINS).toEqual([]);
  const given = ' https://Agents.example.com:8443, http://desk.example.com/ ';
  expect(read({ DOCENT_MCP_ORIGINS: given }).DOCENT_MCP_ORIGINS).toEqual([
    'https://agents.example.com:8443',
    'http://desk.example.com',
  ]);
});

test.each([
  ['DOCENT_MCP_ORIGINS', '*'],
  ['DOCENT_MCP_ORIGINS', 'null'],
  ['DOCENT_MCP_ORIGINS', 'agents.example.com'],
  ['DOCENT_MCP_ORIGINS', 'https://*.example.com'],
  ['DOCENT_MCP_ORIGINS', 'https://agents.example.com/chat'],
  ['DOCENT_MCP_ORIGINS', 'https://kim@agents.example.com'],
  ['DOCENT_MCP_ORIGINS', 'ftp://agents.example.com'],
  ['DOCENT_MCP_ORIGINS', 'https://agents.example.com, nothing'],
  ['PORT', 'abc'],
  ['PORT', '65536'],
  ['PORT', '80.5'],
  ['APP_URL', 'docent'],
  ['APP_URL', 'ftp://docent.example.com'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['DATABASE_POOL', '0'],
  ['REDIS_URL', 'localhost:6379'],
  ['DOCENT_SECRET', 'short'],
  ['DOCENT_RATE_LIMIT', '0'],
  ['DOCENT_SIGN_IN_LIMIT', '0'],
  ['SMTP_URL', 'mail.example.com'],
  ['DOCENT_RATE_LIMIT_USERS', 'many'],
  ['DOCENT_TRUST_PROXY', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one line that names it', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(SettingsError);
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}: .+$`));
});

test('DATABASE_URL requires DOCENT_SECRET', () => {
  const DATABASE_URL = 'postgresql://localhost/docent';
  expect(() => read({ DATABASE_URL })).toThrow(/^DOCENT_SECRET: /);
  expect(read({ DATABASE_URL, DOCENT_SECRET: secret })).toMatchObject({ DATABASE_URL });
});
