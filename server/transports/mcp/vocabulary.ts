import { isDeepStrictEqual } from 'node:util';
import { entityTypeOf as anyEntityTypeOf } from '../../../widgets/contract/entities';
import { definitions } from '../../../widgets/contract/registry';
import { pluralOf } from '../../../widgets/contract/type';
import { type DocentError, type Issue, invalid } from '../../platform/errors';
import { inputShape, type Operation, operations, pathParameters } from '../operations';
import type { Json } from './tool-schemas';

const plain = (word: string): string => word.toLowerCase().replace(/[-_\s]/g, '');

/** Words that occur in the label of only one type: `tour`, `survey`, `nps`, but not `widget`. */
function ownWords(): [word: string, entityType: string][] {
  const words = definitions.flatMap(({ label, entityType }) =>
    label.split(' ').map((word): [string, string] => [plain(word), entityType]),
  );
  return words.filter(([word]) => words.filter(([other]) => other === word).length === 1);
}

/** The `entityType` by every accepted spelling of a widget type: `tour`, `product-tours`, `product_tour`, `tours`. */
const ENTITY_TYPES = new Map<string, string>(
  [
    ...ownWords(),
    ...definitions.flatMap((type) =>
      [type.entityType, type.path, type.label, pluralOf(type)].map((word): [string, string] => [
        plain(word),
        type.entityType,
      ]),
    ),
  ].flatMap(([word, entityType]) => [
    [word, entityType],
    [`${word}s`, entityType],
  ]),
);

/** The `entityType` of a spelling; undefined for an unknown one. */
export const entityTypeOf = (text: unknown): string | undefined =>
  typeof text === 'string' ? ENTITY_TYPES.get(plain(text.slice(0, 50))) : undefined;

/** The argument names that all tools use; REST has other names for some. */
const TYPE = 'type';
const ID = 'id';
const TYPE_NAMES = ['widgetType', 'entityType', TYPE];
const WIDGET_IDS = ['widgetId', 'entityId', ID];

/** The name of an argument in the operation (`own`) and in the tool (`shown`), and other names that callers may use. */
type Names = { own: string; shown: string; others: string[] };

/** The argument for the widget type, if there is one, and the values that the operation accepts. */
function typeArgument({ properties }: Json): (Names & { values: string[] }) | undefined {
  for (const own of TYPE_NAMES) {
    const { enum: values } = ((properties as Json)[own] ?? {}) as { enum?: string[] };
    if (values && definitions.every(({ entityType }) => values.some((value) => entityTypeOf(value) === entityType)))
      return { own, shown: TYPE, others: TYPE_NAMES.filter((name) => name !== own), values };
  }
  return undefined;
}

const creatingPaths = new Set(operations.flatMap(({ meta }) => (meta.status === 201 ? [meta.openapi.path] : [])));

/** The id argument of a tool. An argument that names the parent of a new record or of a list keeps its name. */
function idArgument(operation: Operation): Names | undefined {
  const { path } = operation.meta.openapi;
  // If the query has `entityId`, it is the id of the tool.
  const inQuery = Object.hasOwn(inputShape(operation), 'entityId') ? 'entityId' : undefined;
  const own =
    pathParameters(path)
      .filter((name) => /Id$/.test(name))
      .at(-1) ?? inQuery;
  if (own === undefined || Object.hasOwn(inputShape(operation), ID)) return undefined;
  const isParent = creatingPaths.has(path as never) && !path.endsWith('/duplicate');
  const others = WIDGET_IDS.includes(own) ? WIDGET_IDS.filter((name) => name !== own) : [ID];
  return { own, shown: isParent ? own : ID, others };
}

/** The argument names of a tool, which may differ from those of its operation. */
export type Vocabulary = {
  /** The schema of the arguments under these names. */
  schema: Json;
  /** Maps accepted argument names to the operation's input. */
  toInput: (given: unknown) => unknown;
  /** Renames the fields in an error to the argument names that were sent. */
  toRefusal: (error: DocentError, given: unknown) => DocentError;
};

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces argument names in backticks with the tool's names. */
const inNames = (text: string, names: readonly Names[]): string =>
  names.reduce((result, { own, shown }) => result.replaceAll(`\`${own}\``, `\`${shown}\``), text);

/** Replaces the argument names in the description of an argument. */
function described(field: unknown, names: readonly Names[]): unknown {
  const { description } = field as Json;
  return typeof description === 'string' ? { ...(field as Json), description: inNames(description, names) } : field;
}

function renamed(schema: Json, names: Names[]): Json {
  const shownOf = (name: string) => names.find(({ own }) => own === name)?.shown ?? name;
  const { properties, required } = schema as { properties: Json; required?: string[] };
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, field]) => {
        const shown = shownOf(name);
        return [shown, shown === ID ? { type: (field as Json).type } : described(field, names)];
      }),
    ),
    ...(required ? { required: required.map(shownOf) } : {}),
  };
}

/** The name under which an argument was sent. */
const sentAs = (given: Json, { own, others }: Names, shape: Json): string | undefined =>
  [own, ...others.filter((name) => !Object.hasOwn(shape, name))].find((name) => Object.hasOwn(given, name));

/** Gives a tool the common argument names: `type` for a widget type, `id` for its record. The operation's names are accepted too. */
export function vocabularyOf(operation: Operation, full: Json): Vocabulary {
  const shape = (full.properties ?? {}) as Json;
  const [type, id] = [typeArgument(full), idArgument(operation)];
  const names = [type, id].filter((one) => one !== undefined);
  const shown = type
    ? {
        ...full,
        properties: {
          ...shape,
          [type.own]: {
            type: 'string',
            enum: [...new Set(type.values.map((value) => entityTypeOf(value) ?? anyEntityTypeOf(value) ?? value))],
          },
        },
      }
    : full;
  const toInput = (given: unknown): unknown => {
    if (!isObject(given)) return given;
    const input = { ...given };
    for (const one of names) {
      const sent = sentAs(given, one, shape);
      if (sent === undefined) continue;
      delete input[sent];
      input[one.own] = given[sent];
    }
    if (type && Object.hasOwn(input, type.own)) {
      const meant = entityTypeOf(input[type.own]);
      const value = type.values.find((one) => meant !== undefined && entityTypeOf(one) === meant);
      if (value !== undefined) input[type.own] = value;
    }
    return input;
  };
  const toRefusal = (error: DocentError, given: unknown): DocentError => {
    const issues = error.code === 'validation_error' ? (error.details?.issues as Issue[] | undefined) : undefined;
    if (!issues || !names.length) return error;
    const nameOf = new Map(names.map((one) => [one.own, (isObject(given) && sentAs(given, one, shape)) || one.shown]));
    const renamedIssues = issues.map((issue) => {
      // Nested fields are not renamed.
      if (/[.[]/.test(issue.path)) return issue;
      return { ...issue, path: nameOf.get(issue.path) ?? issue.path, message: inNames(issue.message, names) };
    });
    return isDeepStrictEqual(renamedIssues, issues) ? error : invalid(renamedIssues);
  };
  return { schema: names.length ? renamed(shown, names) : full, toInput, toRefusal };
}
