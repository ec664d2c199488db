import { describeTargeting } from '../../widgets/describe-targeting';
import type { Facts } from '../../widgets/targeting-judge';
import { pageMatches } from '../../widgets/targeting-page';
import type { Rule } from '../../widgets/targeting-schema';
import { type Bootstrap, nameOf, type Offer } from '../script/offers';
import type { State } from '../script/runtime';
import { startOf } from './start';

/** Something that lets a widget through or holds it back. */
export type Condition = {
  condition: 'archived' | 'live' | 'schedule' | 'identity' | 'rules' | 'frequency' | 'throttle' | 'priority' | 'start';
  passed: boolean;
  sentence: string;
  wanted?: unknown;
  seen?: unknown;
};

/** The state once the server has answered. */
export type Answered = State & { answer: Bootstrap };

/** The length of a moment without its seconds. */
const MINUTES = 16;

/** The fact that a rule is judged by. */
function seenBy({ type, value }: Rule, facts: Facts): unknown {
  if (type === 'url') return facts.url;
  if (type === 'current-time') return `${facts.now.toISOString().slice(0, MINUTES)}Z`;
  if (type === 'location') return facts.country ?? 'not known from the time zone';
  if (type === 'language') return facts.language;
  if (type === 'device') return facts.device;
  if (type === 'element') return facts.hasElement?.(String(value)) ? 'on the page' : 'not on the page';
  return undefined;
}

const inWords = (rule: Rule): string => `${describeTargeting([rule], 'and', { segmentName: () => undefined })}.`;

/** The rules about the page, one each. */
function rulesOf({ rules, any }: Offer, facts: Facts): Condition[] {
  const met = rules.map((rule) => pageMatches([rule], 'and', facts));
  return rules.map((rule, index): Condition => {
    const passed = met[index] === true;
    // Of rules that are joined by "or", one that is not met holds nothing back while another is.
    const enough = any && !passed && met.includes(true);
    return {
      condition: 'rules',
      passed: passed || enough,
      sentence: enough ? `${inWords(rule)} Not met, but another rule is, and one is enough.` : inWords(rule),
      wanted: rule.value,
      seen: seenBy(rule, facts),
    };
  });
}

function frequencyOf(offer: Offer, state: Answered): Condition {
  const name = nameOf(offer);
  const [wanted, underWay] = [offer.mode, state.local.get(`under:${name}`) === true];
  const condition = 'frequency';
  if (underWay) return { condition, passed: true, sentence: 'It was begun and neither finished nor closed.', wanted };
  if (!offer.due)
    return { condition, passed: false, sentence: 'Its frequency holds it back: this person has had it.', wanted };
  if (state.closed.has(name))
    return {
      condition,
      passed: false,
      sentence: 'It was closed here, and stays away until the next page load.',
      wanted,
    };
  if (wanted === 'session' && state.session.get(`shown:${name}`))
    return { condition, passed: false, sentence: 'It was shown in this tab, and shows once in each.', wanted };
  return { condition, passed: true, sentence: 'Its frequency lets it show.', wanted };
}

const isShown = (offer: Offer, { screen }: Answered): boolean => screen.has(nameOf(offer));

function throttleOf(offer: Offer, state: Answered): Condition {
  const { allowance } = state.answer;
  const condition = 'throttle';
  if (!offer.interrupts)
    return { condition, passed: true, sentence: 'It does not come over the page, so no throttle counts it.' };
  if (allowance === undefined) return { condition, passed: true, sentence: 'The company has no throttle.' };
  const passed = allowance > 0 || isShown(offer, state);
  const left = `The company’s throttle leaves ${allowance} more for this person.`;
  return {
    condition,
    passed,
    sentence: passed ? left : 'The company’s throttle is used up for this person.',
    seen: allowance,
  };
}

function priorityOf(offer: Offer, state: Answered): Condition {
  const before = state.screen.offers().find((one) => one.interrupts && nameOf(one) !== nameOf(offer));
  const wanted = offer.priority;
  if (!offer.interrupts || !before || isShown(offer, state))
    return { condition: 'priority', passed: true, sentence: 'Nothing else is in its way.', wanted };
  const sentence = `It waits until ${nameOf(before)} is closed: one comes over the page at a time.`;
  return { condition: 'priority', passed: false, sentence, wanted, seen: nameOf(before) };
}

function identityOf({ answer, person }: Answered): Condition {
  const who = answer.identified
    ? `This is ${person.userId}, ${answer.verified ? 'verified' : 'not verified'}`
    : 'Nobody was identified';
  return { condition: 'identity', passed: true, sentence: `${who}; the server offers it.` };
}

/** All that decides on a widget which the server offers, in the order in which it is judged. */
export function conditionsOf(offer: Offer, state: Answered, facts: Facts): Condition[] {
  const goesOn = offer.resumes && state.local.get(`under:${nameOf(offer)}`) === true;
  const begun: Condition = {
    condition: 'rules',
    passed: true,
    sentence: 'It goes on across pages, so no rule is asked.',
  };
  return [
    { condition: 'archived', passed: true, sentence: 'It is not archived.' },
    { condition: 'live', passed: true, sentence: 'It is live.' },
    { condition: 'schedule', passed: true, sentence: 'Now is within its schedule.' },
    identityOf(state),
    ...(goesOn ? [begun] : rulesOf(offer, facts)),
    frequencyOf(offer, state),
    throttleOf(offer, state),
    priorityOf(offer, state),
    startOf(offer, state, isShown(offer, state)),
  ];
}
