// Writes the types of clients/typescript from the description of the API.
import { writeFileSync } from 'node:fs';
import openapiTypes, { astToString } from 'openapi-typescript';
import { buildDocument } from '../../server/transports/openapi/openapi';

const document = buildDocument('https://docent.example.com');
const nodes = await openapiTypes(JSON.stringify(document), { rootTypes: true, rootTypesNoSchemaPrefix: true });
writeFileSync(
  'clients/typescript/src/schema.ts',
  `// Generated from the description of the API.\n${astToString(nodes)}`,
);
