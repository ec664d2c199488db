// The wording that diagnosis on the server and the debug panel in the page share.
import { type DescribeOptions, describeTargeting } from './describe';
import type { Facts } from './judge';
import type { Rule } from './rule';
import type { Trigger } from './trigger';
import { heldBackBy } from './turn';

/** What a widget has to pass before it shows, in order; `snooze`, `pause`, `off` and `start` are named only where they matter. */
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

/** Something that lets a widget through or holds it back. */
export type Gate = {
  gate: (typeof GATES)[number];
  /** Null where it cannot be told by what is known. */
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

/** Whether all of it lets a widget through: false as soon as one does not, else null where one cannot be told. */
export function verdictOf(gates: readonly Gate[]): boolean | null {
  if (gates.some(({ passed }) => passed === false)) return false;
  return gates.some(({ passed }) => passed === null) ? null : true;
}

const MAX_VALUE_LENGTH = 200;

const timesInWords = (count: number): string => (count === 0 ? 'never' : count === 1 ? 'once' : `${count} times`);

/** What was found of a person or a page, in words: `{ count: 2 }` of events, `{ seen: true, completed: false }` of a widget, and plain values. */
export function valueInWords(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (Array.isArray(value)) return shortened(value.map(valueInWords).join(', ') || 'nothing');
  if (typeof value !== 'object') return shortened(JSON.stringify(value));
  const { count, ...others } = value as Record<string, unknown>;
  if (typeof count === 'number' && Object.keys(others).length === 0) return timesInWords(count);
  const told = Object.entries(value).map(([key, one]) =>
    typeof one === 'boolean' ? `${one ? '' : 'not '}${key}` : `${key} ${valueInWords(one)}`,
  );
  return shortened(told.join(', '));
}

const shortened = (text: string): string =>
  text.length > MAX_VALUE_LENGTH ? `${text.slice(0, MAX_VALUE_LENGTH)}…` : text;

/** All gates in one sentence: the first that holds the widget back, or else the first that cannot be told. */
export function sentenceOf(gates: readonly Gate[]): string {
  const held = gates.find(({ passed }) => passed === false);
  if (held) {
    const seen = held.gate === 'rules' && held.seen !== undefined ? ` Seen: ${valueInWords(held.seen)}.` : '';
    // Where it is not known who it is, that may be the reason behind it.
    const who = gates.find(({ gate, passed }) => gate === 'identity' && passed === null);
    return `Held back by ${held.gate}: ${held.sentence}${seen}${who ? ` ${who.sentence}` : ''}`;
  }
  const open = gates.find(({ passed }) => passed === null);
  return open ? `Depends on ${open.gate}: ${open.sentence}` : 'Nothing holds it back.';
}

/** A rule in words. */
export const ruleInWords = (rule: Rule, names: DescribeOptions = { segmentName: () => undefined }): string =>
  `${describeTargeting([rule], 'and', names)}.`;

/** The fact that a rule about the page is judged by; undefined where it is not known, or the rule is about something else. */
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

/** What came of one rule. `met` is null where that cannot be told. */
export type Judged = { rule: Rule; met: boolean | null; sentence: string; seen?: unknown };

const AMONG_OTHERS = {
  met: 'Not met, but another rule is, and one is enough.',
  open: 'Not met, but one of the others may be, and one is enough.',
};

/** The rules of a widget, one gate each. Of rules of which any is enough, one that is not met holds nothing back while another is. */
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
  const passed = isShown || heldBackBy(allowance, false) === undefined;
  const left = `The company’s throttle leaves ${allowance} more for this person.`;
  return gate('throttle', passed, passed ? left : 'The company’s throttle is used up for this person.', {
    seen: allowance,
  });
}

/** A widget that the person put off. @param until when it comes back, in milliseconds since 1970 */
export function snoozeGate(until: number): Gate {
  const at = new Date(until).toISOString().replace(/\.\d+Z$/, 'Z');
  return gate('snooze', false, `This person pressed “Later”: it comes back at ${at}.`, { seen: at });
}

/**
 * The pause after a widget that was closed.
 * @param left the milliseconds that are left of it
 * @param passed null where it is not known whether this is the browser in which the other one was closed
 */
export function pauseGate(left: number, passed: false | null = false): Gate {
  const seconds = Math.ceil(left / 1_000);
  const where = passed === null ? ' in the browser where that was' : '';
  const sentence = `Another one was closed just before: it waits ${seconds} s more${where}.`;
  return gate('pause', passed, sentence, { seen: seconds });
}

/** Whether another widget is in the way; `before` names it, and is undefined where none is. */
export function priorityGate(wanted: unknown, before?: string, passed: false | null = false): Gate {
  if (before === undefined) return gate('priority', true, 'Nothing else is in its way.', { wanted });
  const may = passed === null ? ' That one may not come.' : '';
  return gate('priority', passed, `It waits until ${before} is closed: one comes over the page at a time.${may}`, {
    wanted,
    seen: before,
  });
}

type Start = Trigger & { delaySeconds?: number };

const SCROLL_DEFAULT = 50;

/** What a widget waits for, in words. */
export function momentOf({ on, value, delaySeconds = 0 }: Start): string {
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
  begun: 'It goes on across pages, so no rule is asked.',
  due: 'Its frequency lets it show.',
  putOff: 'It is not asked about a widget that was put off.',
  notDue: 'Its frequency holds it back: this person has had it.',
  offAutomated: 'The company’s settings switch it off in browsers that are driven by tests (offAutomated).',
  offByAddress: 'The address has docent=off.',
} as const;
