import { HOUR_MS } from '../../widgets/dates';
import { DEFAULT_PAUSE_SECONDS } from '../../widgets/limits';
import { recordOf } from '../../widgets/stored';
import { evaluateRule, type Facts } from '../../widgets/targeting';
import { PAGE_JUDGES } from '../../widgets/targeting-page';
import type { Rule } from '../../widgets/targeting-schema';
import { fromResponsesOf, namesFromResponses, outcomesOf, snoozedOf } from '../events/outcomes';
import { withSegments } from '../segments/facts';
import type { History } from '../segments/history';
import type { Live, LiveWidget } from './live';
import type { Past, Visitor } from './visitor';

/** All other rules are judged here, and never leave the server. */
export const isOfThePage = ({ type }: Rule): boolean => Object.hasOwn(PAGE_JUDGES, type);

/** Judges rules by what the server knows. */
export type Judge = (rule: Rule, widget: LiveWidget) => boolean;

/** The facts about one visitor, as a widget's rules ask for them. */
export type FactsFor = (widget: Pick<LiveWidget, 'type' | 'id'>) => Facts;

/** What the server knows of one visitor. */
export function factsOf(
  { live, metadata, who }: Pick<Visitor, 'live' | 'metadata' | 'who'>,
  history: History,
  now: Date,
): FactsFor {
  const facts = withSegments(live.segments, { now, user: metadata, ...history });
  const person = 'userId' in who ? who.userId : who.anonymousId;
  return ({ type, id }) => ({ ...facts, rolloutKey: `${type}/${id}:${person}` });
}

/** The judge for one visitor. */
export function judgeOf(visitor: Visitor, history: History, now: Date): Judge {
  const factsFor = factsOf(visitor, history, now);
  return (rule, widget) => evaluateRule(rule, factsFor(widget));
}

/** What is left of a widget's rules for the page to judge; undefined when no page can show it. */
export function rulesForPage<Ruled extends Pick<LiveWidget, 'rules' | 'ruleLogicalOperator'>>(
  widget: Ruled,
  judge: (rule: Rule, widget: Ruled) => boolean,
): { rules: Rule[]; any: boolean } | undefined {
  const any = widget.ruleLogicalOperator === 'or';
  const rules = widget.rules.filter(isOfThePage);
  const verdicts = widget.rules.filter((rule) => !isOfThePage(rule)).map((rule) => judge(rule, widget));
  if (!widget.rules.length) return undefined;
  if (any) {
    if (verdicts.includes(true)) return { rules: [{ type: 'all-pages' }], any };
    return rules.length ? { rules, any } : undefined;
  }
  if (verdicts.includes(false)) return undefined;
  return { rules: rules.length ? rules : [{ type: 'all-pages' }], any };
}

/** What one person has had of one widget; `lastSeen` and `snoozedAt` in milliseconds since 1970, 0 for never. */
export type Seen = { shows: number; lastSeen: number; snoozedAt: number; completed: boolean; dismissed: boolean };

/** What one person has had of one widget. */
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
    dismissed: of(outcomes?.dismissed).length > 0,
  };
}

/** For widgets that offered a snooze and no longer do. */
const DEFAULT_SNOOZE_HOURS = 24;

/** When a widget comes back that a person put off when it was shown last, in milliseconds since 1970; undefined where they did not. */
export function snoozeEnd(
  { settings: { snoozeHours } }: Pick<LiveWidget, 'settings'>,
  { snoozedAt, lastSeen }: Pick<Seen, 'snoozedAt' | 'lastSeen'>,
): number | undefined {
  if (!snoozedAt || snoozedAt < lastSeen) return undefined;
  return snoozedAt + (typeof snoozeHours === 'number' ? snoozeHours : DEFAULT_SNOOZE_HOURS) * HOUR_MS;
}

/** What makes `frequency` hold a widget back. */
export type Spent = 'snoozed' | 'maxShows' | 'once' | 'completed' | 'closed' | 'interval';

/** Why `frequency` holds a widget back from a person; undefined while it does not. `session` is the browser's to judge. */
export function spentBy(
  { offer, settings }: LiveWidget,
  { shows, lastSeen, snoozedAt, completed, dismissed }: Seen,
  now: Date,
): Spent | undefined {
  const back = snoozeEnd({ settings }, { snoozedAt, lastSeen });
  // It comes back whatever frequency says, because this person asked for it.
  if (back !== undefined) return now.getTime() < back ? 'snoozed' : undefined;
  const { intervalHours, maxShows } = recordOf(settings.frequency);
  if (typeof maxShows === 'number' && shows >= maxShows) return 'maxShows';
  const { mode } = offer;
  if (mode === 'once') return shows ? 'once' : undefined;
  if (mode === 'until-completed') return completed ? 'completed' : undefined;
  if (mode === 'until-closed') return completed ? 'completed' : dismissed ? 'closed' : undefined;
  const isTooSoon =
    mode === 'interval' && typeof intervalHours === 'number' && now.getTime() - lastSeen < intervalHours * HOUR_MS;
  return isTooSoon ? 'interval' : undefined;
}

/**
 * Whether a person who answered may answer again: as `frequency` lets a widget show again after the answer, whether it was closed
 * meanwhile or not.
 * @param askedAt the moment that the answer belongs to, in milliseconds since 1970
 */
export const mayAnswerAgain = (widget: LiveWidget, past: readonly Past[], askedAt: number, now: Date): boolean => {
  const { shows, completed } = seenOf(past, widget.type, widget.id);
  return (
    spentBy(
      widget,
      { shows: Math.max(1, shows), lastSeen: askedAt, snoozedAt: 0, completed, dismissed: false },
      now,
    ) === undefined
  );
};

/** True where a widget takes one answer each time it shows, a person has answered, and `frequency` does not let it show again. */
export function isAnswered(widget: LiveWidget, past: readonly Past[], now: Date): boolean {
  if (!fromResponsesOf(widget.type)?.onceEachTime) return false;
  const names = namesFromResponses(widget.type);
  const answers = past.filter(
    ({ entityType, entityId, name }) => entityType === widget.type && entityId === widget.id && names.includes(name),
  );
  return answers.length > 0 && !mayAnswerAgain(widget, past, Math.max(...answers.map(({ last }) => last)), now);
}

/** True while `frequency` lets a person see a widget; `session` is the browser's to judge. */
export const isDue = (widget: LiveWidget, past: readonly Past[], now: Date): boolean =>
  spentBy(widget, seenOf(past, widget.type, widget.id), now) === undefined;

/** The seconds between a widget that a person closed and one that comes by itself; 0 for none. */
export const pauseSecondsOf = ({ settings }: Pick<Live, 'settings'>): number =>
  Number(settings.widgetPauseSeconds ?? DEFAULT_PAUSE_SECONDS);

/** The milliseconds that are left of the pause after what a person closed last; not above 0 where none are. */
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

/** On which side of its schedule a moment lies; undefined within `startAt` and `endAt`. */
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

/** How many more widgets the company's throttle lets this person see; undefined without one. */
export function allowanceOf(live: Live, past: readonly Past[], now: Date): number | undefined {
  const { maxWidgets, windowHours } = recordOf(live.settings.throttle);
  if (typeof maxWidgets !== 'number' || typeof windowHours !== 'number') return undefined;
  const since = now.getTime() - windowHours * HOUR_MS;
  const shown = live.widgets.filter(
    (widget) => widget.offer.interrupts && seenOf(past, widget.type, widget.id).lastSeen > since,
  );
  return Math.max(0, maxWidgets - shown.length);
}
