// Writes the types of clients/typescript from the description of the API. With --check, it only reports whether they are out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { buildDocument } from '../server/transports/openapi/openapi';

/** The file of the types. */
export const SCHEMA = 'clients/typescript/src/schema.ts';

const HEAD = '// Generated from the description of the API by `npm run client`.\n';

/** Generates the source of the types. */
export async function schemaText(): Promise<string> {
  const document = buildDocument('https://docent.example.com');
  const nodes = await openapiTypes(JSON.stringify(document), { rootTypes: true, rootTypesNoSchemaPrefix: true });
  return HEAD + astToString(nodes);
}

if (process.argv[1]?.endsWith('typescript-client.ts')) {
  const text = await schemaText();
  if (!process.argv.includes('--check')) writeFileSync(SCHEMA, text);
  else if (readFileSync(SCHEMA, 'utf8') !== text) process.exitCode = 1;
}
