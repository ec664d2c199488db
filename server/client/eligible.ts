import { HOUR_MS } from '../../widgets/dates';
import { recordOf } from '../../widgets/stored';
import { evaluateRule } from '../../widgets/targeting';
import { PAGE_JUDGES } from '../../widgets/targeting-page';
import type { Rule } from '../../widgets/targeting-schema';
import { outcomesOf } from '../events/outcomes';
import { withSegments } from '../segments/facts';
import type { History } from '../segments/history';
import type { Live, LiveWidget } from './live';
import type { Past, Visitor } from './visitor';

/** All other rules are judged here, and never leave the server. */
const isOfThePage = ({ type }: Rule): boolean => Object.hasOwn(PAGE_JUDGES, type);

/** Judges rules by what the server knows. */
export type Judge = (rule: Rule, widget: LiveWidget) => boolean;

/** The judge for one visitor. */
export function judgeOf({ live, metadata, who }: Visitor, history: History, now: Date): Judge {
  const facts = withSegments(live.segments, { now, user: metadata, ...history });
  const person = 'userId' in who ? who.userId : who.anonymousId;
  return (rule, { type, id }) => evaluateRule(rule, { ...facts, rolloutKey: `${type}/${id}:${person}` });
}

/** What is left of a widget's rules for the page to judge; undefined when no page can show it. */
export function rulesForPage(widget: LiveWidget, judge: Judge): { rules: Rule[]; any: boolean } | undefined {
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

type Seen = { shows: number; lastSeen: number; completed: boolean; dismissed: boolean };

/** What one person has had of one widget. */
export function seenOf(past: readonly Past[], type: string, id: number): Seen {
  const outcomes = outcomesOf(type);
  const own = past.filter(({ entityType, entityId }) => entityType === type && entityId === id);
  const of = (names: readonly string[] = []) => own.filter(({ name }) => names.includes(name));
  const seen = of(outcomes?.seen);
  return {
    shows: seen.reduce((sum, { count }) => sum + count, 0),
    lastSeen: Math.max(0, ...seen.map(({ last }) => last)),
    completed: of(outcomes?.completed).length > 0,
    dismissed: of(outcomes?.dismissed).length > 0,
  };
}

/** True while `frequency` lets a person see a widget; `session` is the browser's to judge. */
export function isDue(widget: LiveWidget, past: readonly Past[], now: Date): boolean {
  const { shows, lastSeen, completed, dismissed } = seenOf(past, widget.type, widget.id);
  const { intervalHours, maxShows } = recordOf(widget.settings.frequency);
  if (typeof maxShows === 'number' && shows >= maxShows) return false;
  switch (widget.offer.mode) {
    case 'once':
      return shows === 0;
    case 'until-completed':
      return !completed;
    case 'until-closed':
      return !completed && !dismissed;
    case 'interval':
      return typeof intervalHours !== 'number' || now.getTime() - lastSeen >= intervalHours * HOUR_MS;
    default:
      return true;
  }
}

/** True within `startAt` and `endAt`. */
export function isInSchedule({ settings: { startAt, endAt } }: LiveWidget, now: Date): boolean {
  const begins = typeof startAt === 'string' ? Date.parse(startAt) : Number.NaN;
  const ends = typeof endAt === 'string' ? Date.parse(endAt) : Number.NaN;
  return !(begins > now.getTime()) && !(ends <= now.getTime());
}

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
