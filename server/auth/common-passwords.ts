import { invalid } from '../platform/errors';

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/**
 * Refuses a new password that is one of the 50,000 most common ones, which attackers try first.
 * @param path the input field of the password, for the error. @throws DocentError `validation_error`
 */
export async function requireUncommonPassword(password: string, path = 'password'): Promise<void> {
  known ??= load();
  if (!(await known).has(password.toLowerCase())) return;
  throw invalid([{ path, code: 'common_password', message: 'Too many people use this password. Choose another one.' }]);
}
