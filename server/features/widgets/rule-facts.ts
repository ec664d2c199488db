import { ENTITY_TYPES, EVENTS } from '../../../widgets/contract/entities';
import { recordOf } from '../../../widgets/contract/stored';
import { beginningOf } from '../../../widgets/targeting/beginning';
import { type Scalar, scalars } from '../../../widgets/targeting/compare';
import { oppositeOf, TEXT_OPERATORS } from '../../../widgets/targeting/operators';
import { valueMeets } from '../../../widgets/targeting/property';
import type { Rule } from '../../../widgets/targeting/rule';
import { USER_MOMENTS } from '../../../widgets/targeting/user-moments';
import { nearest, someHints, takeHint } from '../../../widgets/validation/nearest';
import type { PendingWarning, WarningCode } from '../../../widgets/validation/warning';
import type { Ctx } from '../../auth/context';
import { isPlain } from '../../operations/end-users';
import { readEventNames } from '../analytics/event-names/service';
import { readSampledValues, type SampledValues } from '../audience/user-properties/sampled-values';
import { readUserProperties } from '../audience/user-properties/service';

/** Maximum properties to look up for the rules of one response. */
const MAX_LOOKED_UP = 20;
/** Maximum known names or values in a warning. */
const MAX_SUGGESTIONS = 5;

type SqlContext = Pick<Ctx, 'sql'>;
type Placed = { rule: Rule; at: string };

const quoted = (words: readonly unknown[]): string => words.map((one) => `\`${String(one)}\``).join(', ');

/** Suggests the nearest known name or value, and lists some. Texts of end users are included only if they cannot form a sentence. */
function suggestion(word: string, all: readonly unknown[], intro: string): string {
  const plain = all.map(String).filter((one) => one !== '' && isPlain(one));
  const near = nearest(word, plain);
  const listed = plain.slice(0, MAX_SUGGESTIONS);
  return `${near ? `; did you mean \`${near}\`?` : '.'}${listed.length ? ` ${intro} ${quoted(listed)}.` : ''}`;
}

const shown = (value: unknown): string => `\`${beginningOf(String(value), 50)}\``;

const noUserHas = ({ users, isComplete }: { users: number; isComplete: boolean }): string =>
  isComplete ? 'No user has' : `None of the newest ${users.toLocaleString('en')} users has`;

const warning = (path: string, code: WarningCode, message: string): PendingWarning => ({ path, code, message });

/** The values in a rule for which no user has a matching value. */
function unmetValues(
  { comparisonOperator = TEXT_OPERATORS[0] ?? '', value }: Rule,
  values: readonly Scalar[],
): Scalar[] {
  const operator = oppositeOf(comparisonOperator) ?? comparisonOperator;
  if (!TEXT_OPERATORS.includes(operator)) return [];
  return scalars(value).filter((wanted) => !values.some((one) => valueMeets(one, operator, wanted, 0)));
}

function oddValues({ rule, at }: Placed, sampled: SampledValues): PendingWarning[] {
  // Every user has `createdAt` and `lastSeenAt`, but the sample contains only values from metadata.
  const isSampled = rule.property !== undefined && !USER_MOMENTS.includes(rule.property);
  const values = isSampled && rule.property !== undefined ? sampled.valuesOf(rule.property) : undefined;
  const [first] = values?.length ? unmetValues(rule, values) : [];
  if (first === undefined || !values) return [];
  const operator = (rule.comparisonOperator ?? '').replace('not-', '');
  const has = ['contains', 'starts-with', 'ends-with'].includes(operator)
    ? `a ${shown(rule.property)} that ${operator.replace('-', ' ')} ${shown(first)}`
    : `${shown(first)} as ${shown(rule.property)}`;
  const tail = suggestion(String(first), values, 'The commonest values are');
  return [warning(`${at}.value`, 'unknown_value', `${noUserHas(sampled)} ${has}${tail}`)];
}

async function oddProperties(ctx: SqlContext, rules: readonly Placed[]): Promise<PendingWarning[]> {
  const placed = rules.filter(({ rule }) => rule.type === 'user-property' && rule.property !== undefined);
  const keys = [...new Set(placed.flatMap(({ rule }) => rule.property ?? []))].slice(0, MAX_LOOKED_UP);
  if (!keys.length) return [];
  const sampled = await readSampledValues(ctx, keys);
  // Without users, nothing is known.
  if (!sampled.users) return [];
  const isUnknown = (key: string) => keys.includes(key) && !sampled.keys.has(key) && !USER_MOMENTS.includes(key);
  const unknown = keys.filter(isUnknown);
  const names = unknown.length ? (await readUserProperties(ctx)).properties.map(({ name }) => name) : [];
  const hints = someHints();
  return placed.flatMap(({ rule, at }): PendingWarning[] => {
    const key = rule.property ?? '';
    if (!isUnknown(key)) return oddValues({ rule, at }, sampled);
    const all = takeHint(hints) ? [...names, ...USER_MOMENTS] : [];
    const tail = suggestion(key, all, 'The commonest are');
    return [warning(`${at}.property`, 'unknown_property', `${noUserHas(sampled)} the property ${shown(key)}${tail}`)];
  });
}

const WIDGET_EVENTS: ReadonlySet<string> = new Set(ENTITY_TYPES.flatMap((type) => [...EVENTS[type].names]));

async function oddEvents(ctx: SqlContext, rules: readonly Placed[]): Promise<PendingWarning[]> {
  const named = rules.flatMap(({ rule, at }) => {
    const { name } = recordOf(rule.value);
    return rule.type === 'event' && typeof name === 'string' && !WIDGET_EVENTS.has(name) ? [{ name, at }] : [];
  });
  if (!named.length) return [];
  const { names: rows, sample } = await readEventNames(ctx);
  // Before the first event is received, no event names are known.
  if (!sample.events) return [];
  const names = rows.map(({ name }) => name);
  const isKnown = new Set(names);
  const hints = someHints();
  return named
    .filter(({ name }) => !isKnown.has(name))
    .map(({ name, at }) => {
      const tail = suggestion(name, takeHint(hints) ? names : [], 'The most frequent are');
      const where = sample.isComplete ? '' : ` among the newest ${sample.events.toLocaleString('en')}`;
      return warning(`${at}.value.name`, 'unknown_event', `No event ${shown(name)} has come in so far${where}${tail}`);
    });
}

/**
 * Warnings about rules that name properties, values and events that no user has, according to the newest users and events.
 * @param path where the rules are, such as `targeting.rules`
 */
export async function unknownRuleWarnings(
  ctx: SqlContext,
  rules: readonly Rule[],
  path: string,
): Promise<PendingWarning[]> {
  const placed = rules.map((rule, index) => ({ rule, at: `${path}[${index}]` }));
  return [...(await oddProperties(ctx, placed)), ...(await oddEvents(ctx, placed))];
}
