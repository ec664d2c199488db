import { DEFAULT_PAUSE_SECONDS } from '../../../../widgets/contract/limits';
import { recordOf } from '../../../../widgets/contract/stored';
import { HOUR_MS } from '../../../../widgets/targeting/dates';
import { PAGE_JUDGES } from '../../../../widgets/targeting/page';
import { segmentRolloutKey } from '../../../../widgets/targeting/rollout';
import type { Rule } from '../../../../widgets/targeting/rule';
import { evaluateRule, type Facts } from '../../../../widgets/targeting/targeting';
import { fromResponsesOf, namesFromResponses, outcomesOf, snoozedOf } from '../../analytics/events/outcomes';
import { withSegments } from '../../audience/segments/facts';
import type { History } from '../../audience/segments/history';
import type { Live, LiveWidget } from './live';
import type { Past, Visitor } from './visitor';

/** True for rules that the page evaluates. All others are evaluated here and never sent to the browser. */
export const isPageRule = ({ type }: Rule): boolean => Object.hasOwn(PAGE_JUDGES, type);

/** Evaluates rules with the facts that the server knows. */
export type Judge = (rule: Rule, widget: LiveWidget) => boolean;

/** The facts about one visitor for the rules of a widget. */
export type FactsFor = (widget: Pick<LiveWidget, 'type' | 'id'>) => Facts;

/** The facts about a visitor that the server knows. */
export function factsOf(
  { live, metadata, who }: Pick<Visitor, 'live' | 'metadata' | 'who'>,
  history: History,
  now: Date,
): FactsFor {
  const person = 'userId' in who ? who.userId : who.anonymousId;
  const facts = withSegments(live.segments, { now, user: metadata, rolloutKey: segmentRolloutKey(person), ...history });
  return ({ type, id }) => ({ ...facts, rolloutKey: `${type}/${id}:${person}` });
}

/** The judge for one visitor. */
export function judgeOf(visitor: Visitor, history: History, now: Date): Judge {
  const factsFor = factsOf(visitor, history, now);
  return (rule, widget) => evaluateRule(rule, factsFor(widget));
}

/** The rules of a widget that only the page can evaluate; undefined when the widget cannot show on any page. */
export function remainingPageRules<Ruled extends Pick<LiveWidget, 'rules' | 'ruleLogicalOperator'>>(
  widget: Ruled,
  judge: (rule: Rule, widget: Ruled) => boolean,
): { rules: Rule[]; any: boolean } | undefined {
  const any = widget.ruleLogicalOperator === 'or';
  const rules = widget.rules.filter(isPageRule);
  const verdicts = widget.rules.filter((rule) => !isPageRule(rule)).map((rule) => judge(rule, widget));
  if (!widget.rules.length) return undefined;
  if (any) {
    if (verdicts.includes(true)) return { rules: [{ type: 'all-pages' }], any };
    return rules.length ? { rules, any } : undefined;
  }
  if (verdicts.includes(false)) return undefined;
  return { rules: rules.length ? rules : [{ type: 'all-pages' }], any };
}

/** The history of a person with a widget; `lastSeen`, `snoozedAt` and `dismissedAt` in milliseconds since 1970, 0 for never. */
export type Seen = { shows: number; lastSeen: number; snoozedAt: number; dismissedAt: number; completed: boolean };

/** Derives the history of a person with a widget from events. */
export function seenOf(past: readonly Past[], type: string, id: number): Seen {
  const outcomes = outcomesOf(type);
  const own = past.filter(({ entityType, entityId }) => entityType === type && entityId === id);
  const of = (names: readonly string[] = []) => own.filter(({ name }) => names.includes(name));
  const seen = of(outcomes?.seen);
  return {
    shows: seen.reduce((sum, { count }) => sum + count, 0),
    lastSeen: Math.max(0, ...seen.map(({ last }) => last)),
    snoozedAt: Math.max(0, ...of([snoozedOf(type) ?? '']).map(({ last }) => last)),
    completed: of(outcomes?.completed).length > 0,
    dismissedAt: Math.max(0, ...of(outcomes?.dismissed).map(({ last }) => last)),
  };
}

/** For widgets that offered a snooze and no longer do. */
const DEFAULT_SNOOZE_HOURS = 24;

/** The end of a snooze in milliseconds since 1970; undefined when the person saw or dismissed the widget after it. */
export function snoozeEnd(
  { settings: { snoozeHours } }: Pick<LiveWidget, 'settings'>,
  { snoozedAt, lastSeen, dismissedAt }: Pick<Seen, 'snoozedAt' | 'lastSeen' | 'dismissedAt'>,
): number | undefined {
  if (!snoozedAt || snoozedAt < Math.max(lastSeen, dismissedAt)) return undefined;
  return snoozedAt + (typeof snoozeHours === 'number' ? snoozeHours : DEFAULT_SNOOZE_HOURS) * HOUR_MS;
}

/** The setting of `frequency` that blocks a widget. */
export type FrequencyBlock = 'snoozed' | 'maxShows' | 'once' | 'completed' | 'closed' | 'interval';

/** Why `frequency` blocks a widget for a person; undefined when it does not. The browser script checks `session`. */
export function frequencyBlock(
  { offer, settings }: LiveWidget,
  { shows, lastSeen, snoozedAt, dismissedAt, completed }: Seen,
  now: Date,
): FrequencyBlock | undefined {
  const back = snoozeEnd({ settings }, { snoozedAt, lastSeen, dismissedAt });
  // A snoozed widget shows again regardless of `frequency`, since the person asked for it.
  if (back !== undefined) return now.getTime() < back ? 'snoozed' : undefined;
  const { intervalHours, maxShows } = recordOf(settings.frequency);
  if (typeof maxShows === 'number' && shows >= maxShows) return 'maxShows';
  const { mode } = offer;
  if (mode === 'once') return shows || dismissedAt ? 'once' : undefined;
  if (mode === 'until-completed') return completed ? 'completed' : undefined;
  if (mode === 'until-closed') return completed ? 'completed' : dismissedAt ? 'closed' : undefined;
  // The beacon of a tour that was never begun counts from when it was dismissed.
  const since = lastSeen || dismissedAt;
  const isTooSoon =
    mode === 'interval' && typeof intervalHours === 'number' && now.getTime() - since < intervalHours * HOUR_MS;
  return isTooSoon ? 'interval' : undefined;
}

/**
 * True when a person who answered may answer again: `frequency` lets the widget show again, or they put it off after that display and the
 * snooze is over.
 * @param askedAt the time of the display that was answered, in milliseconds since 1970
 */
export const mayAnswerAgain = (widget: LiveWidget, past: readonly Past[], askedAt: number, now: Date): boolean => {
  const { shows, snoozedAt, dismissedAt, completed } = seenOf(past, widget.type, widget.id);
  const back = snoozeEnd(widget, { snoozedAt, lastSeen: askedAt, dismissedAt: 0 });
  if (back !== undefined && now.getTime() >= back) return true;
  return (
    frequencyBlock(
      widget,
      { shows: Math.max(1, shows), lastSeen: askedAt, snoozedAt: 0, dismissedAt, completed },
      now,
    ) === undefined
  );
};

/** True for a widget with one response per display when a person has answered and `frequency` does not let it show again. */
export function isAnswered(widget: LiveWidget, past: readonly Past[], now: Date): boolean {
  if (!fromResponsesOf(widget.type)?.onceEachTime) return false;
  const names = namesFromResponses(widget.type);
  const answers = past.filter(
    ({ entityType, entityId, name }) => entityType === widget.type && entityId === widget.id && names.includes(name),
  );
  if (!answers.length) return false;
  const answeredAt = Math.max(...answers.map(({ last }) => last));
  const { lastSeen } = seenOf(past, widget.type, widget.id);
  // The answered display came before the answer. If a later one was not answered, the time of the answer is nearest.
  return !mayAnswerAgain(widget, past, lastSeen ? Math.min(lastSeen, answeredAt) : answeredAt, now);
}

/** True while `frequency` lets a person see a widget. The browser script checks `session`. */
export const isDue = (widget: LiveWidget, past: readonly Past[], now: Date): boolean =>
  frequencyBlock(widget, seenOf(past, widget.type, widget.id), now) === undefined;

/** The seconds between a closed widget and one that opens by itself; 0 for none. */
export const pauseSecondsOf = ({ settings }: Pick<Live, 'settings'>): number =>
  Number(settings.widgetPauseSeconds ?? DEFAULT_PAUSE_SECONDS);

/** The remaining milliseconds of the pause after the last closed widget; 0 or less when it is over. */
export function pauseLeft(live: Live, past: readonly Past[], now: Date): number {
  const closed = live.widgets.flatMap(({ type, id, offer }) => {
    const { completed = [], dismissed = [] } = outcomesOf(type) ?? {};
    const names = [...completed, ...dismissed, snoozedOf(type)];
    const isOwn = ({ entityType, entityId, name }: Past) =>
      entityType === type && entityId === id && names.includes(name);
    return offer.interrupts ? past.filter(isOwn).map(({ last }) => last) : [];
  });
  return Math.max(0, ...closed) + pauseSecondsOf(live) * 1_000 - now.getTime();
}

/** Whether a time is before or after the schedule of a widget; undefined within `startAt` and `endAt`. */
export function outOfSchedule(
  { settings: { startAt, endAt } }: Pick<LiveWidget, 'settings'>,
  now: Date,
): 'before' | 'after' | undefined {
  const begins = typeof startAt === 'string' ? Date.parse(startAt) : Number.NaN;
  const ends = typeof endAt === 'string' ? Date.parse(endAt) : Number.NaN;
  return begins > now.getTime() ? 'before' : ends <= now.getTime() ? 'after' : undefined;
}

/** True within `startAt` and `endAt`. */
export const isInSchedule = (widget: LiveWidget, now: Date): boolean => outOfSchedule(widget, now) === undefined;

/** The remaining widgets that the company's throttle allows; undefined without a throttle. */
export function allowanceOf(live: Live, past: readonly Past[], now: Date): number | undefined {
  const { maxWidgets, windowHours } = recordOf(live.settings.throttle);
  if (typeof maxWidgets !== 'number' || typeof windowHours !== 'number') return undefined;
  const since = now.getTime() - windowHours * HOUR_MS;
  const shown = live.widgets.filter(
    (widget) => widget.offer.interrupts && seenOf(past, widget.type, widget.id).lastSeen > since,
  );
  return Math.max(0, maxWidgets - shown.length);
}
