import {
  type Gate,
  gate,
  pauseGate,
  priorityGate,
  ruleGates,
  ruleInWords,
  SENTENCES,
  seenOnPage,
  snoozeGate,
  throttleGate,
} from '../../widgets/targeting/gates';
import type { Facts } from '../../widgets/targeting/judge';
import { pageMatches } from '../../widgets/targeting/page';
import { opensOnItsOwn } from '../../widgets/targeting/turn';
import { nameOf, type Offer } from '../script/offers';
import type { Answered } from './answered';
import { startOf } from './start';

/** The gates of the rules about the page. */
function rulesOf({ rules, any }: Offer, facts: Facts): Gate[] {
  const judged = rules.map((rule) => ({
    rule,
    met: pageMatches([rule], 'and', facts),
    sentence: ruleInWords(rule),
    seen: seenOnPage(rule, facts) ?? (rule.type === 'location' ? 'not known from the time zone' : undefined),
  }));
  return ruleGates(judged, any);
}

/** When a snoozed widget shows again, whether it was snoozed in this browser or another; 0 if it is not snoozed. */
const snoozedUntil = (offer: Offer, { local }: Answered): number =>
  Math.max(offer.later ?? 0, local.get<number>(`later:${nameOf(offer)}`) ?? 0);

const isSnoozed = (offer: Offer, state: Answered): boolean =>
  snoozedUntil(offer, state) > Date.now() && !isShown(offer, state);

function frequencyOf(offer: Offer, state: Answered): Gate {
  const { closed, isDue, isUnderWay, screen } = state;
  const name = nameOf(offer);
  const wanted = offer.mode;
  if (screen.has(name)) return gate('frequency', true, SENTENCES.due, { wanted });
  if (isUnderWay(offer))
    return gate('frequency', true, 'It was started, and has been neither finished nor closed.', { wanted });
  if (isSnoozed(offer, state)) return gate('frequency', true, SENTENCES.putOff, { wanted });
  if (!offer.due || offer.answered) return gate('frequency', false, SENTENCES.notDue, { wanted });
  if (closed.has(name))
    return gate('frequency', false, 'It was closed here, and stays away until the next page load.', { wanted });
  if (!isDue(offer))
    return gate('frequency', false, 'It was shown in this tab, and shows once in each tab.', { wanted });
  return gate('frequency', true, SENTENCES.due, { wanted });
}

const isShown = (offer: Offer, { screen }: Answered): boolean => screen.has(nameOf(offer));

function priorityOf(offer: Offer, state: Answered): Gate {
  const other = state.screen.offers().find((one) => state.isInterrupting(one) && nameOf(one) !== nameOf(offer));
  const isBlocking = other && offer.interrupts && !isShown(offer, state);
  return priorityGate(offer.priority, isBlocking ? nameOf(other) : undefined);
}

/** The pause after another widget, only while it holds this one back. Widgets that the person opens do not wait. */
function pauseOf(offer: Offer, state: Answered): Gate[] {
  const left = state.pauseLeft();
  const waits = offer.interrupts && opensOnItsOwn(offer) && left > 0 && !isShown(offer, state);
  return waits ? [pauseGate(left)] : [];
}

function identityOf({ answer, person }: Answered): Gate {
  const who = answer.identified
    ? `This is ${person.userId}, ${answer.verified ? 'verified' : 'not verified'}`
    : 'No user was identified';
  return gate('identity', true, `${who}; the server offers it.`);
}

/** The gates of a widget that the server offers, in the order in which they are checked. */
export function gatesOf(offer: Offer, state: Answered, facts: Facts): Gate[] {
  const isContinued = offer.resumes && state.isUnderWay(offer);
  return [
    gate('archived', true, SENTENCES.notArchived),
    gate('live', true, SENTENCES.live),
    gate('schedule', true, SENTENCES.scheduled),
    identityOf(state),
    ...(isContinued ? [gate('rules', true, SENTENCES.begun)] : rulesOf(offer, facts)),
    frequencyOf(offer, state),
    ...(isSnoozed(offer, state) ? [snoozeGate(snoozedUntil(offer, state))] : []),
    throttleGate(offer.interrupts === true, state.answer.allowance, isShown(offer, state)),
    ...pauseOf(offer, state),
    priorityOf(offer, state),
    startOf(offer, state, isShown(offer, state)),
  ];
}
