import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import openapiTypes, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { allTools } from '../mcp/tools';
import { buildDocument } from './openapi';

const document = buildDocument('https://docent.example.com');
const ids = Object.values(document.paths).flatMap((methods) =>
  Object.values(methods).map(({ operationId }) => operationId ?? ''),
);

/** The names of the global functions and variables of browsers, as TypeScript declares them. */
function globalsOfBrowsers(): string[] {
  const file = createRequire(import.meta.url).resolve('typescript/lib/lib.dom.d.ts');
  const names: string[] = [];
  for (const statement of ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest).statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) names.push(statement.name.text);
    if (ts.isVariableStatement(statement))
      for (const { name } of statement.declarationList.declarations) if (ts.isIdentifier(name)) names.push(name.text);
  }
  return names;
}

function reservedWords(): string[] {
  const words: string[] = [];
  for (let kind = ts.SyntaxKind.FirstReservedWord; kind <= ts.SyntaxKind.LastFutureReservedWord; kind += 1)
    words.push(ts.tokenToString(kind) ?? '');
  return words;
}

/** The function names that generators derive from an operation id. */
const spellings = (id: string): string[] => [id, id.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())];

test('no operation has the name of a global or of a reserved word', () => {
  const taken = new Set([...globalsOfBrowsers(), ...reservedWords(), ...Object.getOwnPropertyNames(globalThis)]);
  for (const name of ['fetch', 'delete', 'process', 'location']) expect(taken).toContain(name);
  expect(ids.filter((id) => spellings(id).some((name) => taken.has(name)))).toEqual([]);
});

test('every operation has a unique id, and generated types contain all ids', async () => {
  for (const id of ids) expect(id).toMatch(/^[a-z]+(_[a-z]+)+$/);
  expect(new Set(ids).size).toBe(ids.length);
  const types = ts.createSourceFile(
    'api.ts',
    astToString(await openapiTypes(JSON.parse(JSON.stringify(document)))),
    ts.ScriptTarget.Latest,
  );
  const known = types.statements
    .filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === 'operations')
    ?.members.map((member) => (member.name && ts.isIdentifier(member.name) ? member.name.text : ''));
  expect([...(known ?? [])].sort()).toEqual([...ids].sort());
});

test('the tools that ChatGPT’s connectors require keep their names', () => {
  expect([...allTools().keys()]).toEqual(expect.arrayContaining(['search', 'fetch']));
  expect(ids).toEqual(expect.arrayContaining(['search_content', 'get_search_result']));
});
