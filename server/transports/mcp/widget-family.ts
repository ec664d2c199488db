import { z } from 'zod';
import { definitions, type KnownDefinition } from '../../../widgets/contract/registry';
import { nounOf, routerKeyOf } from '../../../widgets/contract/type';
import { MERGE_MODES } from '../../operations/merge-mode';
import { id } from '../../operations/wire';
import { DocentError, found, invalid } from '../../platform/errors';
import { type Operation, operations } from '../operations';
import { inputSchema, type Json, looseFields } from './tool-schemas';
import { entityTypeOf } from './vocabulary';

const types = definitions.map(({ entityType }) => entityType);

const type = z.enum(types);
const object = z.record(z.string(), z.unknown()).optional();
const targeting = object.describe('`{ rules: [{ type, comparisonOperator, value }] }` or `{ showOnAllPages: true }`.');

const contentOf = ({ input }: KnownDefinition): string => Object.keys(input).join(', ');

/** The content fields of each type, such as "tour: steps; checklist: items". */
const CONTENT = definitions
  .filter(({ input }) => Object.keys(input).length)
  .map((definition) => `${definition.entityType}: ${contentOf(definition)}`)
  .join('; ');

/** The schemas of the content fields of types. The authoring guide describes the fields inside an entry. */
export const contentFields = (types: readonly KnownDefinition[]): Json =>
  looseFields(types.map(({ input }) => z.object(input)));

const place = { folderId: id.nullable().optional(), themeId: id.nullable().optional() };
const contents = { name: z.string().optional(), targeting, settings: object, ...place };

/** Arguments of a tool that takes the contents of a widget of any type. */
export const CONTENT_ARGUMENTS: Json = {
  ...(inputSchema(z.object(contents)).properties as Json),
  ...contentFields(definitions),
};

const one = z.strictObject({ type, id });

/** The texts and the input of one tool of the family. */
type Verb = { summary: string; description: string; input: z.ZodType };

/** The descriptions that a model needs to call these tools. Results are described by the operations of the types. */
const VERBS: Record<string, Verb> = {
  create: {
    summary: 'Create a widget',
    description: `Creates a draft. Read get_authoring_guide of the type first: send its \`fields\` next to \`type\` (${CONTENT}; the others: settings).`,
    input: z.looseObject({ type, name: z.string(), targeting, settings: object, ...place, proposalId: id.optional() }),
  },
  get: { summary: 'Read a widget', description: 'Its content, settings, targeting and `version`.', input: one },
  update: {
    summary: 'Update a widget',
    description:
      'Changes the fields sent, those of create_widget. `settings` are merged; arrays and `targeting` are replaced as a whole, or by `mode: "merge"` entry by entry.',
    input: z.looseObject({
      type,
      id,
      name: z.string().optional(),
      targeting: object,
      settings: object,
      ...place,
      mode: z
        .enum(MERGE_MODES)
        .optional()
        .describe(
          '`merge`: in lists, `{ id, … }` changes that entry, `{ id, remove: true }` removes it, no `id` adds one.',
        ),
      expectedVersion: id.optional().describe('The `version` read: refused if it has changed.'),
    }),
  },
  archive: {
    summary: 'Archive a widget',
    description: 'Takes it down and hides it from lists. Its statistics stay, and restore_widget restores it.',
    input: one,
  },
  restore: { summary: 'Restore a widget', description: 'Restores an archived widget as a draft.', input: one },
  duplicate: {
    summary: 'Duplicate a widget',
    description: 'Creates a draft with the same content, settings and targeting.',
    input: one,
  },
};

const byName = new Map(operations.map((operation) => [operation.name, operation]));

const operationOf = (definition: KnownDefinition, verb: string): Operation =>
  found(byName.get(`${routerKeyOf(definition.path)}.${verb}`), 'Operation');

/** A tool that runs the same operation for every widget type. */
export type FamilyTool = {
  name: string;
  summary: string;
  description: string;
  inputSchema: Json;
  /** The operation of one type. Its scope and annotations apply to all types. */
  example: Operation;
  /** Resolves the tool of the widget type, and its arguments. @throws DocentError `validation_error` for an unknown type */
  resolve: (given: unknown) => { name: string; given: Json };
  /** Replaces the tool names in an error of the resolved tool with the names of this family. */
  withFamilyToolNames: (error: DocentError, name: string) => DocentError;
};

/** Takes the argument with the first of these names out of the others. */
function takeArgument(given: Json, names: readonly string[]): { name: string | undefined; value: unknown; rest: Json } {
  const name = names.find((one) => Object.hasOwn(given, one));
  if (name === undefined) return { name, value: undefined, rest: given };
  const { [name]: value, ...rest } = given;
  return { name, value, rest };
}

/** The arguments with the id of a widget as `id`, under whichever of its names it was sent. */
function withId(given: Json): Json {
  const { name, value, rest } = takeArgument(given, ['id', 'widgetId', 'entityId']);
  return name === undefined ? given : { ...rest, id: value };
}

function resolveType(verb: string, given: unknown): { name: string; given: Json } {
  const sent = (typeof given === 'object' && given !== null ? given : {}) as Json;
  const {
    name: typeName = 'type',
    value: wanted,
    rest: others,
  } = takeArgument(sent, ['type', 'widgetType', 'entityType']);
  const rest = verb === 'create' ? others : withId(others);
  const definition = definitions.find(({ entityType }) => entityType === entityTypeOf(wanted));
  if (!definition) {
    const known = types.map((one) => `\`${one}\``).join(', ');
    throw invalid([{ path: typeName, code: 'invalid_value', message: `Must be one of ${known}.` }]);
  }
  const { mode, ...fields } = rest;
  if (verb !== 'update' || mode === undefined) return { name: `${verb}_${nounOf(definition)}`, given: rest };
  if (!MERGE_MODES.some((known) => known === mode))
    throw invalid([{ path: 'mode', code: 'invalid_value', message: 'Must be one of `replace`, `merge`.' }]);
  return mode === 'merge'
    ? { name: 'merge_widget', given: { type: definition.entityType, ...fields } }
    : { name: `${verb}_${nounOf(definition)}`, given: fields };
}

function withFamilyToolNames(error: DocentError, name: string): DocentError {
  const noun = name.replace(/^[a-z]+_/, '');
  const message = error.message.replaceAll(`list_${noun}s`, 'list_widgets').replaceAll(`_${noun}`, '_widget');
  return message === error.message ? error : new DocentError(error.code, message, error.details);
}

const [first] = definitions as [KnownDefinition, ...KnownDefinition[]];

/** Additional arguments of a verb: the content fields of every type. */
const VERB_FIELDS: Record<string, Json> = { create: contentFields(definitions), update: contentFields(definitions) };

const withContent = (verb: string, schema: Json): Json => ({
  ...schema,
  properties: { ...(schema.properties as Json), ...VERB_FIELDS[verb] },
});

/** The family: a tool for each verb. `list_widgets` and the publishing tools are separate operations. */
export const widgetFamily: FamilyTool[] = Object.entries(VERBS).map(([verb, { summary, description, input }]) => ({
  name: `${verb}_widget`,
  summary,
  description,
  inputSchema: withContent(verb, inputSchema(input)),
  example: operationOf(first, verb),
  resolve: (given) => resolveType(verb, given),
  withFamilyToolNames,
}));
