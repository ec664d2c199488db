import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { expect, onTestFinished, test } from 'vitest';

const ENTRY = /(^|\/)(page|layout|template|default|not-found|loading|error|global-error)\.tsx$/;

const parse = (file: string): ts.SourceFile =>
  ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

function isClientModule({ statements: [first] }: ts.SourceFile): boolean {
  return (
    first !== undefined &&
    ts.isExpressionStatement(first) &&
    ts.isStringLiteral(first.expression) &&
    first.expression.text === 'use client'
  );
}

const fileOf = (from: string, specifier: string): string | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => join(dirname(from), specifier) + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file) && statSync(file).isFile());

type Import = { file: string; names: string[]; namespace?: string | undefined };

/** The files of this tree that a module loads, with the names of the imported values. */
function importsOf(source: ts.SourceFile): Import[] {
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement);
    if (!isImport && !ts.isExportDeclaration(statement)) return [];
    const clause = isImport ? statement.importClause : undefined;
    if (isImport ? clause?.isTypeOnly : statement.isTypeOnly) return [];
    const specifier = statement.moduleSpecifier;
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return [];
    const file = fileOf(source.fileName, specifier.text);
    if (!file) return [];
    const bindings = clause?.namedBindings;
    const namespace = bindings && ts.isNamespaceImport(bindings) ? bindings.name.text : undefined;
    const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const named = elements.flatMap((element) => (element.isTypeOnly ? [] : element.name.text));
    return [{ file, names: [clause?.name?.text, namespace, ...named].filter((name) => name !== undefined), namespace }];
  });
}

/** True where a reference is enough: as an element, as the value of a prop, in a type, or where the name is that of a property. */
function isReference(use: ts.Identifier, isNamespace: boolean): boolean {
  const { parent } = use;
  if (ts.isPropertyAccessExpression(parent) && parent.name === use) return true;
  if ((ts.isPropertyAssignment(parent) || ts.isPropertySignature(parent)) && parent.name === use) return true;
  if (ts.isJsxAttribute(parent) || ts.isTypeReferenceNode(parent) || ts.isTypeQueryNode(parent)) return true;
  if (ts.isJsxExpression(parent)) return ts.isJsxAttribute(parent.parent);
  const element = isNamespace && ts.isPropertyAccessExpression(parent) ? parent.parent : parent;
  return ts.isJsxOpeningElement(element) || ts.isJsxSelfClosingElement(element) || ts.isJsxClosingElement(element);
}

/** Every use of an imported value that needs more than a reference: its line and its name. */
function valuesUsed(source: ts.SourceFile, imports: readonly Import[]): string[] {
  const names = new Set(imports.flatMap((one) => one.names));
  const namespaces = new Set(imports.map(({ namespace }) => namespace));
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isIdentifier(node) && names.has(node.text) && !isReference(node, namespaces.has(node.text)))
      found.push(`${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}: ${node.text}`);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The modules of `root` that run on the server, and where they use the value of something from a client module. */
function judge(root: string) {
  const waiting = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' })
    .filter((file) => ENTRY.test(file))
    .map((file) => join(root, 'app', file));
  const sources = new Map<string, ts.SourceFile>();
  const sourceOf = (file: string): ts.SourceFile => {
    const source = sources.get(file) ?? parse(file);
    sources.set(file, source);
    return source;
  };
  const onServer = new Set<string>();
  const refused: string[] = [];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = sourceOf(file);
    if (onServer.has(file) || isClientModule(source)) continue;
    onServer.add(file);
    const imports = importsOf(source);
    const ofClient = imports.filter((one) => isClientModule(sourceOf(one.file)));
    const uses = valuesUsed(source, ofClient);
    refused.push(...uses.map((use) => `${relative(root, file as string)}:${use}`));
    waiting.push(...imports.map((one) => one.file));
  }
  return { onServer, refused: refused.sort() };
}

// On the server, an export of a client module is only a reference: calling or reading it fails when the page is requested.
test('no page uses the value of what a client module exports', () => {
  const { onServer, refused } = judge('.');
  expect(onServer.size).toBeGreaterThan(40);
  expect(refused).toEqual([]);
});

const TREE = {
  'app/client.tsx': `'use client';
import { unseen } from './helper';
export const days = (count: number) => count;
export const Part = () => null;
export const parts = { Part };
export type Shape = typeof days;
export const shown = unseen;`,
  'app/helper.ts': `import { days } from './client';
export const unseen = 1;
export const week = () => days(7);`,
  'app/only-client.ts': `import { days } from './client';
export const week = () => days(7);`,
  'app/island.tsx': `'use client';
import { week } from './only-client';
export const Island = () => week();`,
  'app/page.tsx': `import { Part, type Shape, days as lastDays, parts } from './client';
import * as all from './client';
import { week } from './helper';
import { Island } from './island';
type Of = typeof Part;
const month: Shape = lastDays;
export default function Page({ days }: { days: Of }) {
  return <Island as={Part} in={{ Part: days }} of={lastDays(30)} at={all.days(1)}><all.Part /><parts.Part>{week()}</parts.Part></Island>;
}`,
};

test('the use of a value from a client module is refused in every module that runs on the server', () => {
  const root = mkdtempSync(join(tmpdir(), 'docent-client-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'app'));
  for (const [file, text] of Object.entries(TREE)) writeFileSync(join(root, file), text);
  expect(judge(root).refused).toEqual([
    'app/helper.ts:3: days',
    'app/page.tsx:6: lastDays',
    'app/page.tsx:8: all',
    'app/page.tsx:8: lastDays',
    'app/page.tsx:8: parts',
    'app/page.tsx:8: parts',
  ]);
});
