import type { z } from 'zod';
import { definitionAt, definitionOf } from '../../../../widgets/contract/registry';
import type { Rule } from '../../../../widgets/targeting/rule';
import { evaluateRule } from '../../../../widgets/targeting/targeting';
import { opensOnItsOwn } from '../../../../widgets/targeting/turn';
import type { Ctx } from '../../../auth/context';
import { found } from '../../../platform/errors';
import { candidates, FIRST_PAGE } from '../../audience/segments/candidates';
import { loadHistoryOf } from '../../audience/segments/history';
import { rulesIncludingSegments } from '../../audience/segments/members';
import { dashboardUrl } from '../../widgets/rows';
import { type FactsFor, factsOf, remainingPageRules } from '../browser/eligible';
import { byPriority, type Live, type LiveWidget, readAnyWidget, readLiveNow } from '../browser/live';
import { mayShareAPage, type PageRules } from './pages';
import type { competing, competingInput } from './schema';

type Input = z.output<typeof competingInput>;
type Answer = z.output<typeof competing>;

/** True for a widget that opens over the page by itself: only one of these shows at a time. All other widgets can show together. */
const takesTurns = ({ offer }: LiveWidget): boolean => offer.interrupts && opensOnItsOwn(offer);

/** The widget with the rules and priority from the request. @throws DocentError `not_found` */
async function readTried(
  ctx: Ctx,
  { widgetType, id, rules, ruleLogicalOperator, priority }: Input,
): Promise<LiveWidget> {
  const { widget } = await readAnyWidget(ctx, id);
  found(definitionAt(widgetType)?.entityType === widget.type || null, 'Widget');
  return {
    ...widget,
    rules: rules ?? widget.rules,
    ruleLogicalOperator: ruleLogicalOperator ?? widget.ruleLogicalOperator,
    offer: { ...widget.offer, priority: priority ?? widget.offer.priority },
  };
}

/** Takes the facts of one person. Returns whether the other widget can be due on the same page for this person. */
type MayMeet = (factsFor: FactsFor) => (other: LiveWidget) => boolean;

/** Makes the `MayMeet` function of a widget. */
function meetingsOf(widget: LiveWidget): MayMeet {
  const known = new Map<string, boolean>();
  const remainingRules = (one: LiveWidget, factsFor: FactsFor): PageRules | undefined =>
    remainingPageRules(one, (rule: Rule) => evaluateRule(rule, factsFor(one)));
  return (factsFor) => {
    const its = remainingRules(widget, factsFor);
    return (other) => {
      const others = its && remainingRules(other, factsFor);
      if (!its || !others) return false;
      // The remaining rules are the same for most people.
      const key = JSON.stringify([its, others]);
      const verdict = known.get(key) ?? mayShareAPage(its, others);
      known.set(key, verdict);
      return verdict;
    };
  };
}

/** Counts for each widget of `others` the identified users for whom `mayMeet` returns true. */
async function countUsers(
  ctx: Ctx,
  { live, rules, now }: { live: Live; rules: readonly Rule[]; now: Date },
  others: readonly LiveWidget[],
  mayMeet: MayMeet,
): Promise<{ total: number; counts: Map<LiveWidget, number> }> {
  const counts = new Map(others.map((other) => [other, 0]));
  const keys = [...new Set(rules.flatMap(({ property }) => property ?? []))];
  let total = 0;
  for await (const batch of candidates(ctx, keys, FIRST_PAGE)) {
    total += batch.length;
    const who = batch.map(({ userId }) => ({ userId }));
    const historyOf = await loadHistoryOf(ctx, rules, who, now);
    for (const { userId, properties } of batch) {
      const person = { live, metadata: JSON.parse(properties ?? '{}'), who: { userId } };
      const factsFor = factsOf(person, historyOf({ userId }), now);
      const meets = mayMeet(factsFor);
      for (const other of others) if (meets(other)) counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  }
  return { total, counts };
}

/**
 * Finds the live widgets that can be due on the same page, for the same person, as a widget that opens over the page by itself. Only one
 * of them shows at a time. Frequency, schedule and the throttle are ignored. Reads all identified users, two thousand at a time.
 * @throws DocentError `not_found`
 */
export async function listCompeting(ctx: Ctx, input: Input, now = new Date()): Promise<Answer> {
  const widget = await readTried(ctx, input);
  const live = { ...(await readLiveNow(ctx)), stamp: '' };
  const others = takesTurns(widget) ? live.widgets.filter((one) => one.id !== widget.id && takesTurns(one)) : [];
  const mayMeet = meetingsOf(widget);
  const rules = rulesIncludingSegments({ rules: [widget, ...others].flatMap((one) => one.rules) }, live.segments);
  const { total, counts } = await countUsers(ctx, { live, rules, now }, others, mayMeet);
  // A visitor without history. A rollout can include other visitors and exclude this one, or the reverse.
  const past = { hasState: () => false, eventCount: () => 0 };
  const meetsForVisitors = mayMeet(factsOf({ live, who: { anonymousId: '' } }, past, now));
  const data = others.map((other) => {
    const { type, id, offer } = other;
    const definition = found(definitionOf(type), 'Widget type');
    return {
      id,
      entityType: type,
      path: definition.path,
      name: String(offer.view.name),
      dashboardUrl: dashboardUrl(definition, id),
      priority: offer.priority,
      isFirst: byPriority(other, widget) < 0,
      users: counts.get(other) ?? 0,
      visitors: meetsForVisitors(other),
    };
  });
  return { data: data.filter(({ users, visitors }) => users || visitors), total };
}
