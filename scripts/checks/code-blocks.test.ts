import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { transformSync } from 'esbuild';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument } from 'yaml';
import { scripts } from '../../package.json';
import { writeTypes } from '../publish/browser-package.mjs';
import { type CodeBlock, codeBlocksOf, inlineScriptsOf } from './code-blocks';

const packages = ['embed/script/package.md', ...readdirSync('clients').map((name) => `clients/${name}/README.md`)];
const documents = readdirSync('docs')
  .filter((name) => name.endsWith('.md'))
  .map((name) => join('docs', name));
const blocks = ['README.md', 'CONTRIBUTING.md', ...documents, ...packages].flatMap(codeBlocksOf);
const placeOf = ({ file, line }: CodeBlock) => `${file}:${line}`;
const inLanguage = (...languages: string[]): [string, CodeBlock][] =>
  blocks.filter(({ language }) => languages.includes(language)).map((block) => [placeOf(block), block]);

/** Languages without a parser among the dependencies; a block without a language is no code. */
const UNCHECKED = ['', 'mermaid', 'nginx', 'sql'];

test('every block of code is in a language that is checked here, or has no parser', () => {
  const checked = ['sh', 'json', 'yaml', 'html', 'js', 'ts', 'tsx', 'svelte', 'vue'];
  expect(blocks.filter(({ language }) => ![...checked, ...UNCHECKED].includes(language)).map(placeOf)).toEqual([]);
  expect(blocks.length).toBeGreaterThan(40);
});

test.each(inLanguage('json'))('%s is JSON', (_place, { code }) => {
  expect(() => JSON.parse(code)).not.toThrow();
});

test.each(inLanguage('yaml'))('%s is YAML', (_place, { code }) => {
  expect(parseDocument(code).errors).toEqual([]);
});

test.each(inLanguage('html', 'svelte', 'vue'))('the scripts in %s have no syntax errors', (_place, { code }) => {
  for (const script of inlineScriptsOf(code)) expect(() => transformSync(script, { loader: 'ts' })).not.toThrow();
});

/** A command of the `docent` program, such as `key create`, with its options; from its help, which is kept as text. */
const docentCommands = new Map(
  readFileSync('docs/surface/cli.txt', 'utf8')
    .split(/^Usage: docent ?/m)
    .slice(1)
    .map((help) => [/^[a-z- ]*/.exec(help)?.[0].trim() ?? '', help.match(/--[a-z-]+/g) ?? []]),
);

/** Says what is wrong with a call of `docent`. */
function faultOfDocent(words: string): string | undefined {
  const name = /^[a-z- ]*?(?= --|$)/.exec(words)?.[0].trim() ?? '';
  const options = docentCommands.get(name);
  if (!options) return `docent has no command "${name}"`;
  const known = [...(docentCommands.get('') ?? []), ...options];
  const unknown = (words.match(/(?<= )--[a-z-]+/g) ?? []).find((option) => !known.includes(option));
  return unknown && `docent ${name} has no option ${unknown}`;
}

/** Says what is wrong with the commands of a block: scripts, files and paths that do not exist. */
function faultsOfShell(code: string): string[] {
  const text = code.replace(/\\\n\s*/g, '').replace(/(^|\s)#.*$/gm, '');
  const { stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  const called = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  const unknown = called.filter((name) => !Object.hasOwn(scripts, name)).map((name) => `npm run ${name}`);
  const paths = [...text.matchAll(/(?:npm test -- |npx tsx )([^\n]*)/g)].flatMap(([, words = '']) =>
    words.split(/\s/).filter((word) => /^\w[\w.-]*\//.test(word)),
  );
  const missing = paths.filter((path) => !existsSync(path)).map((path) => `${path} does not exist`);
  const commands = [...text.matchAll(/npm run -s docent -- ([^\n|)]*)/g)].map(([, words = '']) => words.trim());
  return [stderr, ...unknown, ...missing, ...commands.map(faultOfDocent)].flatMap((fault) => fault || []);
}

test.each(inLanguage('sh'))('the commands in %s exist', (_place, { code }) => {
  expect(faultsOfShell(code)).toEqual([]);
});

test('faults of commands are found', () => {
  expect(faultsOfShell('npm run tests\n')).toEqual(['npm run tests']);
  expect(faultsOfShell('npm run -s docent -- key make --company 1\n')).toEqual(['docent has no command "key make"']);
  expect(faultsOfShell('npm run -s docent -- key create \\\n  --title x\n')).toEqual([
    'docent key create has no option --title',
  ]);
  expect(faultsOfShell('npm test -- server/no-such-folder  # one folder\n')).toEqual([
    'server/no-such-folder does not exist',
  ]);
  expect(faultsOfShell('curl "http://127.0.0.1\n')[0]).toContain('unexpected EOF');
});

/** Declares the names that examples use without declaring them: readers have them in their application. */
const READER_DECLARATIONS = `
import type { Docent as DocentApi } from '@docent/browser';
declare global {
  const Docent: DocentApi;
  const docent: DocentApi;
  const App: () => null;
  const user: { id: string; metadata: object; plan: string };
  const analytics: { track: (name: string, properties: object) => void };
  const navigate: (url: string) => void;
  const showToast: (title: string, options: { html: string; onShow: () => void; onClose: () => void }) => void;
  const hideToast: (entityType: string, id: number) => void;
}`;

/**
 * All examples except those of Vue, which is no dependency of the project (e2e/hosts builds an application with it), and of the MCP SDK's
 * client, which docs.release.test.ts installs and runs.
 */
const typed = inLanguage('js', 'ts', 'tsx').filter(
  ([, { code }]) => !/@docent\/vue|@modelcontextprotocol\/client/.test(code),
);

test('the examples in TypeScript compile in strict mode', () => {
  const folder = mkdtempSync(resolve('.build', 'code-blocks-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeTypes(process.cwd(), folder);
  writeFileSync(join(folder, 'reader.d.ts'), READER_DECLARATIONS);
  const files = typed.map(([place, { language, code }]) => {
    const name = `${place.replace(/[/:]/g, '_')}.${language === 'tsx' ? 'tsx' : 'ts'}`;
    writeFileSync(join(folder, name), `${code}\nexport {};\n`);
    return name;
  });
  const paths = {
    '@docent/browser': [join(folder, 'index.d.ts')],
    '@docent/react': [resolve('clients/react/src/index.ts')],
    '@docent/client': [resolve('clients/typescript/src/index.ts')],
  };
  const compilerOptions = {
    // Examples leave out the types of parameters, as the JavaScript of a reader does.
    ...{ strict: true, noImplicitAny: false, noEmit: true, skipLibCheck: true, types: ['node'], jsx: 'react-jsx' },
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler', lib: ['es2023', 'dom', 'dom.iterable'] },
    paths,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['reader.d.ts', ...files] }));
  const tsc = resolve('node_modules/typescript-7/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
  expect(stdout).toBe('');
  expect(status).toBe(0);
  expect(files.length).toBeGreaterThan(4);
});
