import { ADDRESS_JUDGES } from '../../widgets/targeting/address';
import { areMet, type Facts } from '../../widgets/targeting/judge';
import type { Rule } from '../../widgets/targeting/rule';
import { findElement } from './find';

type Loaded = typeof import('./extras');
type Extras = Loaded['extras'];

let loaded: Extras | undefined;
const waiting: ((extras: Extras) => void)[] = [];

/**
 * What of a widget needs more than the script carries: such rules, such triggers, entries that complete by themselves, a second start. The words
 * are cut short, for they are part of every page.
 */
const NEEDS_EXTRAS = /"type":"(cu|lo|la|el|de)|"on":"(cl|sc|ex)|"(completions|again)"/;

/**
 * Loads what only some widgets need, where `widgets`, as JSON, have one of these. Rejects where it cannot be loaded.
 * @param of what `renew` gets
 */
export async function loadExtras(
  load: () => Promise<Loaded>,
  widgets: string,
  ...of: Parameters<Extras['renew']>
): Promise<void> {
  if (!NEEDS_EXTRAS.test(widgets)) return;
  loaded ??= (await load()).extras;
  loaded.renew(...of);
  for (const then of waiting.splice(0)) then(loaded);
}

/** Calls back with what was loaded, at once or as soon as it is. */
export function withExtras(then: (extras: Extras) => void): void {
  if (loaded) then(loaded);
  else waiting.push(then);
}

/** True when the page meets all rules, or with `or` any. Rules that nothing was loaded for are not met. */
export function meetsPage(rules: readonly Rule[], joinedBy: 'and' | 'or', country: string | undefined): boolean {
  const facts: Facts = loaded?.pageFacts(country, findElement) ?? { now: new Date(), url: location.href };
  return areMet({ ...ADDRESS_JUDGES, ...loaded?.visitJudges }, rules, joinedBy, facts);
}
