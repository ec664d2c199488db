import { InvalidArgumentError, Option } from 'commander';
import { ALL_SCOPES, isScope, ROLES, type Scope } from '../auth/scopes';
import { id } from '../operations/wire';

function parseId(text: string): number {
  const parsed = id.safeParse(/^\d+$/.test(text) ? Number(text) : undefined);
  if (!parsed.success) throw new InvalidArgumentError('It must be a whole number from 1.');
  return parsed.data;
}

function parseScopes(text: string): Scope[] {
  const names = text.split(',').map((name) => name.trim());
  const scopes = names.filter(isScope);
  if (scopes.length < names.length)
    throw new InvalidArgumentError(`It must name one or more of ${ALL_SCOPES.join(', ')}, with commas between them.`);
  return scopes;
}

const required = (flags: string, description: string) => new Option(flags, description).makeOptionMandatory();

/** Options that several commands share, or whose values are checked. */
export const companyOption = () => required('--company <id>', 'the company').argParser(parseId);
export const idOption = () => required('--id <id>', 'the id of the record').argParser(parseId);
export const nameOption = (what: string) => required('--name <name>', what);
export const emailOption = () => required('--email <address>', 'what the person signs in with');
export const passwordOption = () => required('--password <password>', '8 to 128 characters');
export const roleOption = () => required('--role <role>', 'what the person may do').choices(ROLES);
export const scopesOption = () =>
  new Option('--scopes <list>', `some of ${ALL_SCOPES.join(',')}; all when left out`).argParser(parseScopes);
export const fullNameOption = () => new Option('--name <name>', 'as colleagues see it; from the email when left out');

export const backupFileOption = () =>
  new Option('--to <file>', 'the file to write; docent-<time>.tar.gz in this folder when left out');
export const restoreFileOption = () => required('--from <file>', 'a file that `backup` wrote');

function parseInstant(text: string): Date {
  if (!/^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:\d\d)$/.test(text) || Number.isNaN(Date.parse(text)))
    throw new InvalidArgumentError('It must be an instant such as 2026-11-23T18:00:00Z.');
  return new Date(text);
}

export const repairOptions = () => [
  new Option('--apply', 'write; without it, dates are only listed'),
  new Option(
    '--zone <name>',
    'time zone of the database sessions, such as Europe/Berlin (default: the one recorded at the upgrade)',
  ),
  new Option(
    '--until <instant>',
    'time when the previous version stopped writing (default: time of the upgrade)',
  ).argParser(parseInstant),
];

function parseAddress(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new InvalidArgumentError('It must begin with http:// or https://.');
  return url;
}

const parseOrigin = (text: string): string => parseAddress(text).origin;

function parseSeconds(text: string): number {
  const seconds = Number(text);
  if (!(seconds >= 0 && seconds <= 300)) throw new InvalidArgumentError('It must be a number of seconds, 300 at most.');
  return seconds;
}

const append = (text: string, before: string[]): string[] => [...before, text];

export const checkOptions = () => [
  required('--url <address>', 'where the application is, such as https://staging.example.com').argParser(parseAddress),
  new Option('--page <path>', 'a page to open besides those that widgets name; repeatable')
    .argParser(append)
    .default([], 'none'),
  required('--key <key>', 'an API key that may read').env('DOCENT_KEY'),
  new Option('--docent <address>', 'where Docent is')
    .env('APP_URL')
    .argParser(parseOrigin)
    .default('http://127.0.0.1:3000'),
  new Option('--timeout <seconds>', 'how long to wait for an element on a page').argParser(parseSeconds).default(5),
  new Option('--storage-state <file>', 'the saved state of a signed-in browser, in the format of Playwright'),
];
