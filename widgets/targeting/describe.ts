import { fill } from '../../embed/kit/texts';
import { isWidgetType, type WidgetType, widgetTypes } from '../contract/types';
import { TARGETING_PHRASES, type TargetingPhrases } from './phrases';
import type { Rule } from './rule';
import { RULE_OPERATORS } from './targeting';

/** Names that the description needs beyond the rules. */
export type DescribeOptions = {
  /** The name of a segment, when it is known. */
  segmentName: (id: number) => string | undefined;
  /** The name of a widget, when it is known. */
  widgetName?: (entityType: string, id: number) => string | undefined;
  /** The name of a widget type. Default: its English label. */
  typeName?: (entityType: WidgetType) => string;
  /** Translated phrases; omitted ones are English. */
  texts?: Partial<TargetingPhrases>;
  /** For names of countries and languages, and for dates. */
  locale?: string;
};

type Speech = DescribeOptions & {
  say: (key: string, values?: Record<string, string | number>) => string;
  locale: string;
};

const quoted = (name: string): string => `“${name}”`;
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

function listed(speech: Speech, items: string[]): string {
  if (items.length < 2) return items[0] ?? speech.say('missing');
  return speech.say('listOr', { some: items.slice(0, -1).join(', '), last: items.at(-1) as string });
}

/** The name of a country or language, or its code if it has none. */
function named({ locale }: Speech, type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames([locale], { type }).of(type === 'region' ? code.toUpperCase() : code) ?? code;
  } catch {
    return code;
  }
}

function moment({ locale, say }: Speech, value: unknown): string {
  const at = new Date(typeof value === 'string' ? value : Number.NaN);
  if (Number.isNaN(at.getTime())) return say('missing');
  const form = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(locale, form).format(at)} UTC`;
}

const days = ({ say }: Speech, value: unknown): string =>
  Number(value) === 1
    ? say('day')
    : say('days', { count: typeof value === 'number' ? value : String(value ?? say('missing')) });

const scalars = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => one !== undefined && one !== null && one !== '').map(String);

/** Adds "in the last 7 days" if the rule has a limit of days. */
function withinDays(speech: Speech, what: string, value: unknown): string {
  const { withinDays } = record(value);
  return withinDays === undefined || withinDays === null
    ? what
    : speech.say('within', { what, days: days(speech, withinDays) });
}

function widget({ say, widgetName, typeName }: Speech, value: unknown): string {
  const { entityType, entityId } = record(value);
  const name = widgetName?.(String(entityType), Number(entityId));
  if (name) return quoted(name);
  const type = String(entityType);
  const label = isWidgetType(type) ? (typeName?.(type) ?? widgetTypes[type].label) : type;
  return say('widget', { type: label, id: String(entityId ?? say('missing')) });
}

function times({ say }: Speech, value: unknown): string {
  const count = Number(record(value).count ?? 1);
  return count === 1 ? say('once') : say('times', { count });
}

/** The values for the gaps of a rule's phrase. */
function values(speech: Speech, rule: Rule): Record<string, string> {
  const { say } = speech;
  const texts = scalars(rule.value);
  switch (rule.type) {
    case 'current-time':
      return { value: moment(speech, rule.value) };
    case 'location':
      return {
        value: listed(
          speech,
          texts.map((code) => named(speech, 'region', code)),
        ),
      };
    case 'language':
      return {
        value: listed(
          speech,
          texts.map((code) => named(speech, 'language', code)),
        ),
      };
    case 'device':
      return {
        value: listed(
          speech,
          texts.map((device) => say(device)),
        ),
      };
    case 'user-property':
      return {
        value: listed(speech, texts),
        property: rule.property ?? say('missing'),
        days: days(speech, rule.value),
      };
    case 'user-segment': {
      const name = rule.userSegmentId === undefined ? undefined : speech.segmentName(rule.userSegmentId);
      return { segment: name ? quoted(name) : say('segment', { id: rule.userSegmentId ?? say('missing') }) };
    }
    case 'widget-state':
      return { widget: widget(speech, rule.value) };
    case 'event':
      return { event: quoted(String(record(rule.value).name ?? say('missing'))), times: times(speech, rule.value) };
    default:
      return { value: listed(speech, texts) };
  }
}

function describeRule(speech: Speech, rule: Rule): string {
  const operators = Object.hasOwn(RULE_OPERATORS, rule.type)
    ? (RULE_OPERATORS[rule.type] as readonly string[])
    : undefined;
  const operator = rule.comparisonOperator ?? operators?.[0];
  if (!operators || (operators.length > 0 && !operators.includes(operator ?? '')))
    return speech.say('unknown', { type: [rule.type, rule.comparisonOperator].filter(Boolean).join(' ') });
  const key = operators.length ? `${rule.type}.${operator}` : rule.type;
  return withinDays(speech, speech.say(key, values(speech, rule)), rule.value);
}

/**
 * Describes in one sentence who sees a widget and where, such as "On pages whose URL contains /app, to users whose plan is pro".
 * @param operator how the rules are joined: `or`, anything else is `and`
 */
export function describeTargeting(
  rules: readonly Rule[],
  operator: string | null | undefined,
  options: DescribeOptions,
): string {
  const phrases: Record<string, string> = { ...TARGETING_PHRASES, ...options.texts };
  const say: Speech['say'] = (key, gaps = {}) =>
    fill(Object.hasOwn(phrases, key) ? (phrases[key] as string) : key, gaps);
  const speech: Speech = { ...options, say, locale: options.locale ?? 'en' };
  const sentence = rules.reduce((before, rule, index) => {
    const join = operator === 'or' ? 'joinAny' : rules[index - 1]?.type === rule.type ? 'joinSame' : 'join';
    return `${before}${index ? say(join) : ''}${describeRule(speech, rule)}`;
  }, '');
  const whole = sentence || say('noRules');
  return whole.charAt(0).toLocaleUpperCase(speech.locale) + whole.slice(1);
}
