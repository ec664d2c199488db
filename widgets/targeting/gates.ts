// The wording that diagnosis on the server and the debug panel in the page share.
import { beginningOf } from './beginning';
import { type DescribeOptions, describeTargeting } from './describe';
import type { Facts } from './judge';
import type { Rule } from './rule';
import type { Trigger } from './trigger';
import { startBlocker } from './turn';

/** The checks that a widget has to pass before it shows, in order. `snooze`, `pause`, `off` and `start` are included only if they apply. */
export const GATES = [
  'archived',
  'live',
  'schedule',
  'identity',
  'rules',
  'frequency',
  'snooze',
  'throttle',
  'pause',
  'priority',
  'off',
  'start',
] as const;

/** A check that lets a widget show or prevents it. */
export type Gate = {
  gate: (typeof GATES)[number];
  /** Null if it is unknown. */
  passed: boolean | null;
  sentence: string;
  wanted?: unknown;
  seen?: unknown;
};

/** One gate. */
export const gate = (
  name: Gate['gate'],
  passed: Gate['passed'],
  sentence: string,
  values: Pick<Gate, 'wanted' | 'seen'> = {},
): Gate => ({ gate: name, passed, sentence, ...values });

/** The result of all gates: false if one fails, otherwise null if one is unknown. */
export function verdictOf(gates: readonly Gate[]): boolean | null {
  if (gates.some(({ passed }) => passed === false)) return false;
  return gates.some(({ passed }) => passed === null) ? null : true;
}

const MAX_VALUE_LENGTH = 200;

const timesInWords = (count: number): string => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);

/** Formats a fact about a person or a page: `{ count: 2 }` of events, `{ seen: true, completed: false }` of a widget, and plain values. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return shortened(value.map(valueInWords).join(', ') || 'nothing');
  if (typeof value !== 'object') return shortened(JSON.stringify(value));
  const { count, ...others } = value as Record<string, unknown>;
  if (typeof count === 'number' && Object.keys(others).length === 0) return timesInWords(count);
  const parts = Object.entries(value).map(([key, one]) =>
    typeof one === 'boolean' ? `${one ? '' : 'not '}${key}` : `${key} ${valueInWords(one)}`,
  );
  return shortened(parts.join(', '));
}

const shortened = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${beginningOf(text, MAX_VALUE_LENGTH)}…` : text;

/** Summarizes all gates in one sentence: the first that fails, or otherwise the first that is unknown. */
export function sentenceOf(gates: readonly Gate[]): string {
  const held = gates.find(({ passed }) => passed === false);
  if (held) {
    const seen = held.gate === 'rules' && held.seen !== undefined ? ` Seen: ${valueInWords(held.seen)}.` : '';
    // If the identity is unknown, it may be the reason.
    const who = gates.find(({ gate, passed }) => gate === 'identity' && passed === null);
    return `Held back by ${held.gate}: ${held.sentence}${seen}${who ? ` ${who.sentence}` : ''}`;
  }
  const open = gates.find(({ passed }) => passed === null);
  return open ? `Depends on ${open.gate}: ${open.sentence}` : 'Nothing holds it back.';
}

/** A rule in words. */
export const ruleInWords = (rule: Rule, names: DescribeOptions = { segmentName: () => undefined }): string =>
  `${describeTargeting([rule], 'and', names)}.`;

/** The actual value that a rule about the page is compared with; undefined if it is unknown, or for other rules. */
export function seenOnPage({ type, value }: Rule, facts: Facts): unknown {
  switch (type) {
    case 'url':
      return facts.url;
    case 'current-time':
      return facts.now.toISOString().replace(/:\d\d\.\d+Z$/, 'Z');
    case 'location':
      return facts.country;
    case 'language':
      return facts.language;
    case 'device':
      return facts.device;
    case 'element':
      return facts.hasElement && (facts.hasElement(String(value)) ? 'on the page' : 'not on the page');
    default:
      return undefined;
  }
}

/** The result of one rule. `met` is null if it is unknown. */
export type Judged = { rule: Rule; met: boolean | null; sentence: string; seen?: unknown };

const AMONG_OTHERS = {
  met: 'Not met, but another rule is, and one is enough.',
  open: 'Not met, but another rule may be, and one is enough.',
};

/** One gate for each rule of a widget. With `or`, a rule that is not met does not fail its gate if another one is met. */
export function ruleGates(judged: readonly Judged[], any: boolean): Gate[] {
  const best = any && (judged.some(({ met }) => met) ? true : judged.some(({ met }) => met === null) ? null : false);
  return judged.map(({ rule, met, sentence, seen }) => {
    const passed = best === true ? true : best === null && met === false ? null : met;
    const among = any && met === false && best !== false ? ` ${AMONG_OTHERS[best ? 'met' : 'open']}` : '';
    return gate('rules', passed, sentence + among, {
      ...(rule.value !== undefined && { wanted: rule.value }),
      ...(seen !== undefined && { seen }),
    });
  });
}

/** The company's throttle. `allowance` is how many more widgets it lets the person see; undefined without one. */
export function throttleGate(interrupts: boolean, allowance: number | undefined, isShown = false): Gate {
  if (!interrupts) return gate('throttle', true, 'It does not come over the page, so no throttle counts it.');
  if (allowance === undefined) return gate('throttle', true, 'The company has no throttle.');
  const passed = isShown || startBlocker(allowance, false) === undefined;
  const left = `The company’s throttle leaves ${allowance} more for this person.`;
  return gate('throttle', passed, passed ? left : 'The company’s throttle is used up for this person.', {
    seen: allowance,
  });
}

/** A widget that the person snoozed. @param until the end of the snooze, in milliseconds since 1970 */
export function snoozeGate(until: number): Gate {
  const at = new Date(until).toISOString().replace(/\.\d+Z$/, 'Z');
  return gate('snooze', false, `This person pressed “Later”: it comes back at ${at}.`, { seen: at });
}

/**
 * The pause after a widget was closed.
 * @param left the remaining milliseconds
 * @param passed null if it is unknown whether the other widget was closed in this browser
 */
export function pauseGate(left: number, passed: false | null = false): Gate {
  const seconds = Math.ceil(left / 1_000);
  const where = passed === null ? ' in the browser where that was' : '';
  const sentence = `Another one was closed just before: it waits ${seconds} s more${where}.`;
  return gate('pause', passed, sentence, { seen: seconds });
}

/** Fails if another widget has precedence. `before` is its name, or undefined if there is none. */
export function priorityGate(wanted: unknown, before?: string, passed: false | null = false): Gate {
  if (before === undefined) return gate('priority', true, 'Nothing else is in its way.', { wanted });
  const may = passed === null ? ' That widget might not show.' : '';
  return gate('priority', passed, `It waits until ${before} is closed: one comes over the page at a time.${may}`, {
    wanted,
    seen: before,
  });
}

type Start = Trigger & { delaySeconds?: number };

const SCROLL_DEFAULT = 50;

/** Describes the start of a widget. */
export function describeStart({ on, value, delaySeconds = 0 }: Start): string {
  const moments: Record<Start['on'], string> = {
    load: 'the page to load',
    scroll: `scroll to ${value || SCROLL_DEFAULT} %`,
    exit: 'the pointer to leave the page at its top',
    click: `a click on ${value}`,
    event: `the event ${value}`,
    url: value ? `the address ${value}` : 'another address',
    finished: `${value} to be finished`,
    call: 'the application to open it',
  };
  return `${moments[on]}${delaySeconds ? `, and ${delaySeconds} s more` : ''}`;
}

/** Sentences that both the server and the debug panel use. */
export const SENTENCES = {
  notArchived: 'It is not archived.',
  live: 'It is live.',
  scheduled: 'Now is within its schedule.',
  begun: 'It continues across pages, so no rule is checked.',
  due: 'Its frequency lets it show.',
  putOff: 'The frequency does not apply while the widget is snoozed.',
  notDue: 'Its frequency does not let it show to this person again.',
  offAutomated: 'The company’s settings switch it off in browsers that are driven by tests (offAutomated).',
  offByAddress: 'The address has docent=off.',
} as const;
