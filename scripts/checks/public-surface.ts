// npm run surface: writes docs/surface, the public surface of Docent as text: REST, MCP, the browser script and the command line. A change of
// contract shows there in a diff. Descriptions are left out, since a better sentence is no change of contract. With --check, it only reports
// what is out of date.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Command } from 'commander';
import { buildProgram } from '../../server/cli/program';
import { FINDING_TOOL } from '../../server/transports/mcp/find-tools';
import { allTools } from '../../server/transports/mcp/tools';
import { DEFAULT_TOOLS } from '../../server/transports/mcp/toolsets';
import { USE_TOOLS } from '../../server/transports/mcp/use-tools';
import { buildDocument } from '../../server/transports/openapi/openapi';
import { ENTITY_TYPES, EVENTS } from '../../widgets/contract/entities';
import { offerTypes } from '../build/widget-types.mjs';

const FOLDER = 'docs/surface';
const HELP_WIDTH = 120;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

type Json = Record<string, unknown>;
const isJson = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const jsonOf = (value: unknown): Json => (isJson(value) ? value : {});
const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : []);
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

const BOUNDS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
];
const MORE = [...BOUNDS, 'format', 'pattern', 'default'];

/** The constraints of a schema besides its type: `(minimum 1, maximum 100)`. */
function limitsOf(schema: Json): string {
  const said = MORE.filter((key) => key in schema).map((key) => `${key} ${JSON.stringify(schema[key])}`);
  return said.length ? ` (${said.join(', ')})` : '';
}

/** The type of a schema in one line, without the fields of an object. */
function typeOf(schema: Json): string {
  if (typeof schema.$ref === 'string') return schema.$ref.split('/').at(-1) ?? '';
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum))
    return schema.enum.map((value) => JSON.stringify(value)).join(' | ') + limitsOf(schema);
  for (const [key, sign] of [
    ['oneOf', ' | '],
    ['anyOf', ' | '],
    ['allOf', ' & '],
  ] as const)
    if (schema[key]) return listOf(schema[key]).map(typeOf).join(sign);
  const items = jsonOf(schema.items);
  if (schema.type === 'array') return `${typeOf(items)}[]${limitsOf(schema)}`;
  if (isJson(schema.additionalProperties) && !schema.properties)
    return `{ [key]: ${typeOf(schema.additionalProperties)} }`;
  return `${Array.isArray(schema.type) ? schema.type.join(' | ') : (schema.type ?? 'any')}${limitsOf(schema)}`;
}

/** The object with fields in a schema: itself, or the items of a list. `undefined` for everything else. */
function fieldsOf(schema: Json): Json | undefined {
  if (isJson(schema.properties)) return schema;
  return schema.type === 'array' ? fieldsOf(jsonOf(schema.items)) : undefined;
}

/** A line for each field of a schema, nested ones by their path: `settings.timeout?: integer`. */
function linesOf(schema: Json, path = ''): string[] {
  const alternatives = ['oneOf', 'anyOf', 'allOf'].flatMap((key) => listOf(schema[key]));
  const object = fieldsOf(schema);
  if (!object) return alternatives.flatMap((one) => (fieldsOf(one) ? linesOf(one, path) : []));
  const required = new Set(textsOf(object.required));
  return Object.entries(jsonOf(object.properties)).flatMap(([name, given]) => {
    const field = jsonOf(given);
    const own = `${path}${name}`;
    return [`  ${own}${required.has(name) ? '' : '?'}: ${typeOf(field)}`, ...linesOf(field, `${own}.`)];
  });
}

const contentOf = (part: Json): string =>
  Object.entries(jsonOf(part.content))
    .map(([type, media]) => `${type} ${typeOf(jsonOf(jsonOf(media).schema))}`)
    .join(', ');

function operationText(path: string, method: string, operation: Json): string {
  const parameters = listOf(operation.parameters).map((one) =>
    one.$ref ? `  ${typeOf(one)}` : `  ${one.in} ${one.name}${one.required ? '' : '?'}: ${typeOf(jsonOf(one.schema))}`,
  );
  const body = contentOf(jsonOf(operation.requestBody));
  const answers = Object.entries(jsonOf(operation.responses)).map(([status, response]) => {
    const answer = jsonOf(response);
    return `${status} ${answer.$ref ? typeOf(answer) : contentOf(answer)}`.trim();
  });
  return [
    `${method.toUpperCase()} ${path} (${operation.operationId})`,
    ...parameters,
    ...(body ? [`  body: ${body}`] : []),
    ...answers.map((answer) => `  → ${answer}`),
  ].join('\n');
}

function apiText(): string {
  const document: Json = jsonOf(JSON.parse(JSON.stringify(buildDocument('https://docent.example.com'))));
  const operations = Object.entries(jsonOf(document.paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) =>
      isJson(jsonOf(item)[method]) ? [operationText(path, method, jsonOf(jsonOf(item)[method]))] : [],
    ),
  );
  const schemas = Object.entries(jsonOf(jsonOf(document.components).schemas))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, schema]) => [`${name}: ${typeOf(jsonOf(schema))}`, ...linesOf(jsonOf(schema))].join('\n'));
  return [...operations, ...schemas].join('\n\n');
}

/** The tools that find and call others, which every default list has. */
const finders = () => [
  { tool: FINDING_TOOL, about: ['any scope', 'in the default list'] },
  ...USE_TOOLS.map(({ tool, scope }) => ({ tool, about: [`scope ${scope}`, 'in the default list'] })),
];

function mcpText(): string {
  const listed = new Set<string>(DEFAULT_TOOLS);
  const derived = [...allTools().values()].map(({ tool, meta, toolset }) => ({
    tool,
    about: [
      meta.scope ? `scope ${[meta.scope, meta.alsoNeeds].filter(Boolean).join(' and ')}` : 'any scope',
      `toolset ${toolset ?? 'widgets'}`,
      ...(listed.has(tool.name) ? ['in the default list'] : []),
    ],
  }));
  return [...derived, ...finders()]
    .sort((one, other) => (one.tool.name < other.tool.name ? -1 : 1))
    .map(({ tool, about }) => {
      const hints = Object.entries(tool.annotations ?? {}).flatMap(([hint, is]) => (is === true ? [hint] : []));
      return [`${tool.name} (${[...about, ...hints].join(', ')})`, ...linesOf(jsonOf(tool.inputSchema))].join('\n');
    })
    .join('\n\n');
}

/** Type declarations without their comments and imports. */
const declarations = (source: string): string =>
  source
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/^\s*\/\/.*$/gm, '')
    .replaceAll(/^(import|export type \*).*$/gm, '')
    .replaceAll(/^\s*\n/gm, '')
    .trim();

function browserText(): string {
  const events = ENTITY_TYPES.map((type) => [type, ...EVENTS[type].names.map((name) => `  ${name}`)].join('\n'));
  const types = [readFileSync('embed/script/api.ts', 'utf8'), offerTypes('.')];
  return types.map(declarations).concat(events).join('\n\n');
}

function cliText(): string {
  const ignore = async () => {};
  const program = buildProgram({ withDatabase: ignore, withoutDatabase: ignore });
  const helpOf = (command: Command): string[] => [
    command.configureHelp({ helpWidth: HELP_WIDTH }).helpInformation().trim(),
    ...command.commands.flatMap(helpOf),
  ];
  return helpOf(program).join('\n\n');
}

/** The files of docs/surface, and how each is made. */
export const SURFACE: Readonly<Record<string, () => string>> = {
  'api.txt': apiText,
  'mcp.txt': mcpText,
  'browser.txt': browserText,
  'cli.txt': cliText,
};

/** The path and the current text of a file of docs/surface. */
export const surfaceFile = (name: string): { path: string; text: string } => ({
  path: `${FOLDER}/${name}`,
  text: `${SURFACE[name]?.() ?? ''}\n`,
});

if (process.argv[1]?.endsWith('public-surface.ts'))
  for (const name of Object.keys(SURFACE)) {
    const { path, text } = surfaceFile(name);
    if (!process.argv.includes('--check')) writeFileSync(path, text);
    else if (readFileSync(path, 'utf8') !== text) {
      console.error(`${path} is out of date.`);
      process.exitCode = 1;
    }
  }
