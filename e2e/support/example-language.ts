import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../server/testing/example-tree';

const SOURCE = join(ROOT, 'e2e/support/example-language');
const NO_LANGUAGES = '= {};';

/** Adds German to a copy of the project in `root`: a folder of texts, and a line in the list of languages. Also adds its spec. */
export function addExampleLanguage(root: string): void {
  cpSync(join(SOURCE, 'de'), join(root, 'messages/de'), { recursive: true });
  const list = join(root, 'messages/languages.ts');
  const text = readFileSync(list, 'utf8');
  if (!text.includes(NO_LANGUAGES)) throw new Error(`${list} lists languages already: add German after them.`);
  writeFileSync(list, text.replace(NO_LANGUAGES, "= {\n  de: () => import('./de'),\n};"));
  const spec = readFileSync(join(SOURCE, 'language.copy.ts'), 'utf8').replace("'../test'", "'../support/test'");
  writeFileSync(join(root, 'e2e/dashboard/example-language.spec.ts'), spec);
}
