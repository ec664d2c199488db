import { invalid } from '../platform/errors';

let known: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}

/**
 * Refuses a new password that is among the fifty thousand most used, which those who guess try first.
 * @param path the field that it came in. @throws DocentError `validation_error`
 */
export async function requireUncommon(password: string, path = 'password'): Promise<void> {
  known ??= load();
  if (!(await known).has(password.toLowerCase())) return;
  throw invalid([{ path, code: 'common_password', message: 'Too many people use this password. Choose another one.' }]);
}
