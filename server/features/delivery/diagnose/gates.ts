import { recordOf } from '../../../../widgets/contract/stored';
import {
  describeStart,
  type Gate,
  gate,
  pauseGate,
  priorityGate,
  SENTENCES,
  snoozeGate,
  throttleGate,
  verdictOf,
} from '../../../../widgets/targeting/gates';
import { inStartOrder, opensOnItsOwn, startsOnLoad } from '../../../../widgets/targeting/turn';
import { iso } from '../../../operations/wire';
import {
  allowanceOf,
  type FrequencyBlock,
  frequencyBlock,
  outOfSchedule,
  pauseLeft,
  seenOf,
  snoozeEnd,
} from '../browser/eligible';
import type { AnyWidget, LiveWidget } from '../browser/live';
import { rulesOf } from './rules';
import type { Situation } from './situation';

/** Names a widget as the browser script does. */
export const nameOf = ({ type, id }: Pick<LiveWidget, 'type' | 'id'>): string => `${type}/${id}`;

function scheduleOf(widget: LiveWidget, now: Date): Gate {
  const { startAt = null, endAt = null } = widget.settings;
  const values = startAt === null && endAt === null ? {} : { wanted: { startAt, endAt }, seen: iso(now) };
  const side = outOfSchedule(widget, now);
  const sentence =
    side === 'before' ? `It starts on ${startAt}.` : side === 'after' ? `It ended on ${endAt}.` : SENTENCES.scheduled;
  return gate('schedule', side === undefined, sentence, values);
}

function identityOf({ person }: Situation): Gate {
  if (!person) return gate('identity', true, 'The diagnosis is not about a single user.');
  const { userId, isKnown, proof, verified } = person;
  const seen = { seen: userId };
  if (proof === false)
    return gate(
      'identity',
      false,
      `The hash does not prove that this is ${userId}, and the company asks for proof.`,
      seen,
    );
  if (!isKnown)
    return gate('identity', null, `Docent does not know the user ${userId}: no page has identified them.`, seen);
  if (proof === null)
    return gate(
      'identity',
      null,
      `The company asks for proof that this is ${userId}: the page has to send a hash.`,
      seen,
    );
  return gate('identity', true, `This is ${userId}, ${verified ? 'verified' : 'not verified'}.`, seen);
}

const WHY: Record<Exclude<FrequencyBlock, 'snoozed'>, string> = {
  maxShows: 'It was shown the maximum number of times.',
  once: 'It shows once.',
  completed: 'It was completed.',
  closed: 'It was closed.',
  interval: 'Not enough time has passed.',
};

/** True when a person has begun a widget and neither finished nor closed it: the same browser may continue it. */
function isBegun({ offer, type, id }: LiveWidget, { person }: Situation): boolean {
  if (!person || !offer.resumes) return false;
  const { shows, completed, dismissedAt, lastSeen, snoozedAt } = seenOf(person.past, type, id);
  return shows > 0 && !completed && !dismissedAt && snoozedAt < lastSeen;
}

function frequencyOf(widget: LiveWidget, { person, now }: Situation, mayContinue: boolean): Gate {
  const { maxShows, intervalHours } = recordOf(widget.settings.frequency);
  const { mode } = widget.offer;
  const wanted = {
    mode,
    ...(mode === 'interval' && { intervalHours }),
    ...(maxShows === undefined ? {} : { maxShows }),
  };
  const hasLimit = mode !== 'always' || maxShows !== undefined;
  if (!hasLimit) return gate('frequency', true, SENTENCES.due, { wanted });
  if (!person) return gate('frequency', null, 'It depends on the user’s past. No user was named.', { wanted });
  const had = seenOf(person.past, widget.type, widget.id);
  const last = person.lastSeen.get(nameOf(widget));
  const where = last ? ` Last seen on ${last.at}${last.url ? ` at ${last.url}` : ''}.` : '';
  const { lastSeen, snoozedAt, dismissedAt, ...counts } = had;
  const snoozed = snoozedAt > 0 && { snoozedAt: iso(new Date(snoozedAt)) };
  const values = { wanted, seen: { ...counts, dismissed: dismissedAt > 0, lastSeen: last ?? null, ...snoozed } };
  const block = frequencyBlock(widget, had, now);
  if (block === 'snoozed') return gate('frequency', true, SENTENCES.putOff, values);
  if (block && mayContinue)
    return gate(
      'frequency',
      null,
      `It was begun, and only the browser in which it was begun continues it.${where}`,
      values,
    );
  if (block) return gate('frequency', false, `${SENTENCES.notDue} ${WHY[block]}${where}`, values);
  if (mode === 'session' && had.shows)
    return gate(
      'frequency',
      null,
      `It shows once in each browser tab; only the tab knows whether it has.${where}`,
      values,
    );
  return gate('frequency', true, SENTENCES.due, values);
}

/** The snooze gate, while the person has snoozed the widget. */
function snoozeOf(widget: LiveWidget, { person, now }: Situation): Gate[] {
  const back = person && snoozeEnd(widget, seenOf(person.past, widget.type, widget.id));
  return back !== undefined && back > now.getTime() ? [snoozeGate(back)] : [];
}

/** The pause gate, if the person has just closed another widget. */
function pauseOf({ offer }: LiveWidget, { live, person, now }: Situation): Gate[] {
  const left = person && offer.interrupts && opensOnItsOwn(offer) ? pauseLeft(live, person.past, now) : 0;
  return left > 0 ? [pauseGate(left, null)] : [];
}

/** The gates of a widget that do not depend on other widgets. */
function ownGates(widget: LiveWidget, situation: Situation): Gate[] {
  const mayContinue = isBegun(widget, situation);
  return [
    scheduleOf(widget, situation.now),
    identityOf(situation),
    ...rulesOf(widget, situation, mayContinue),
    frequencyOf(widget, situation, mayContinue),
    ...snoozeOf(widget, situation),
  ];
}

/** A widget that opens by itself over the page, and whether it may; null when unknown. */
type Contender = { widget: LiveWidget; may: true | null };

/** All widgets that open over this page by themselves when it is loaded, by priority. */
function contendersOf(situation: Situation): Contender[] {
  const { live, person, now } = situation;
  if (person && allowanceOf(live, person.past, now) === 0) return [];
  const interrupting = situation.live.widgets.filter(({ offer }) => offer.interrupts);
  const byOffer = new Map(interrupting.map((widget) => [widget.offer, widget]));
  return inStartOrder([...byOffer.keys()]).flatMap((offer) => {
    const widget = byOffer.get(offer) as LiveWidget;
    const may = verdictOf(ownGates(widget, situation));
    return may === false ? [] : [{ widget, may }];
  });
}

function priorityOf(widget: LiveWidget, contenders: readonly Contender[]): Gate {
  const { offer } = widget;
  if (!offer.interrupts) return priorityGate(offer.priority);
  const place = startsOnLoad(offer) ? contenders.findIndex((one) => one.widget.id === widget.id) : -1;
  const before = place < 0 ? contenders.filter((one) => one.widget.id !== widget.id) : contenders.slice(0, place);
  const first = before.find(({ may }) => may) ?? before[0];
  if (!first) return priorityGate(offer.priority);
  const name = `${nameOf(first.widget)} (“${first.widget.offer.view.name}”, priority ${first.widget.offer.priority})`;
  return priorityGate(offer.priority, name, first.may ? false : null);
}

const originOf = (url: string): string | undefined => (URL.canParse(url) ? new URL(url).origin : undefined);

/** The gates for settings that disable the script, as far as the server can evaluate them. */
function offOf({ live, page: { url = '' } }: Situation): Gate[] {
  const { allowedOrigins, offAutomated } = live.settings;
  const origin = originOf(url);
  if (/[?&]docent=off(&|#|$)/.test(url)) return [gate('off', false, SENTENCES.offByAddress)];
  if (origin && Array.isArray(allowedOrigins) && allowedOrigins.length && !allowedOrigins.includes(origin))
    return [
      gate('off', false, 'The company’s settings do not allow this origin (allowedOrigins).', {
        wanted: allowedOrigins,
        seen: origin,
      }),
    ];
  return offAutomated === true ? [gate('off', true, `${SENTENCES.offAutomated} It shows in other browsers.`)] : [];
}

function startOf({ offer: { start } }: LiveWidget): Gate[] {
  if (startsOnLoad({ start }) && !start.delaySeconds) return [];
  return [gate('start', startsOnLoad({ start }) || null, `It waits for ${describeStart(start)}.`, { wanted: start })];
}

function throttleOf({ offer: { interrupts } }: LiveWidget, { live, person, now }: Situation): Gate {
  const allowance = allowanceOf(live, person?.past ?? [], now);
  if (!interrupts || allowance === undefined || person) return throttleGate(interrupts, allowance);
  return gate('throttle', null, 'It depends on the widgets that the user has seen. No user was named.', {
    wanted: live.settings.throttle,
  });
}

/** Diagnoses widgets in one situation. @returns a function that returns the gates of a widget, in order */
export function gatesIn(situation: Situation): (any: AnyWidget) => Gate[] {
  const contenders = contendersOf(situation);
  return ({ widget, active, archivedAt }) => [
    gate('archived', !archivedAt, archivedAt ? `It was archived on ${iso(archivedAt)}.` : SENTENCES.notArchived),
    gate('live', active, active ? SENTENCES.live : 'It is a draft. Publish it to show it.'),
    ...ownGates(widget, situation),
    throttleOf(widget, situation),
    ...pauseOf(widget, situation),
    priorityOf(widget, contenders),
    ...offOf(situation),
    ...startOf(widget),
  ];
}
