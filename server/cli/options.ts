import { InvalidArgumentError, Option } from 'commander';
import { ALL_SCOPES, isScope, ROLES, type Scope } from '../identity/scopes';
import { id } from '../operation/wire';

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

/** The options that more than one command takes, or whose text needs checking. */
export const companyOption = () => required('--company <id>', 'the company').argParser(parseId);
export const idOption = () => required('--id <id>', 'which one').argParser(parseId);
export const nameOption = (what: string) => required('--name <name>', what);
export const emailOption = () => required('--email <address>', 'what the person signs in with');
export const passwordOption = () => required('--password <password>', '8 to 128 characters');
export const roleOption = () => required('--role <role>', 'what the person may do').choices(ROLES);
export const scopesOption = () =>
  new Option('--scopes <list>', `some of ${ALL_SCOPES.join(',')}; all when left out`).argParser(parseScopes);
export const fullNameOption = () => new Option('--name <name>', 'as colleagues see it; from the e-mail when left out');
