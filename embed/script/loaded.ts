import { ADDRESS_JUDGES } from '../../widgets/targeting/address';
import { areMet, type Facts } from '../../widgets/targeting/judge';
import type { Rule } from '../../widgets/targeting/rule';
import { findElement } from './find';

type Loaded = typeof import('./extras');
type Extras = Loaded['extras'];

let loaded: Extras | undefined;
const waiting: ((extras: Extras) => void)[] = [];

/**
 * Matches the parts of a widget that need the extras: some rules and triggers, entries that complete by themselves, and `again`. The names
 * are cut short to keep the script small.
 */
const NEEDS_EXTRAS = /"type":"(cu|lo|la|el|de)|"on":"(cl|sc|ex)|"(completions|again)"/;

/**
 * Loads the extras if the JSON in `widgets` needs them. Rejects if they cannot be loaded.
 * @param renewing the arguments of `renew`
 */
export async function loadExtras(
  load: () => Promise<Loaded>,
  widgets: string,
  ...renewing: Parameters<Extras['renew']>
): Promise<void> {
  if (!NEEDS_EXTRAS.test(widgets)) return;
  loaded ??= (await load()).extras;
  loaded.renew(...renewing);
  for (const then of waiting.splice(0)) then(loaded);
}

/** Calls back with the extras, at once or as soon as they are loaded. */
export function withExtras(then: (extras: Extras) => void): void {
  if (loaded) then(loaded);
  else waiting.push(then);
}

/** True when the page meets all rules, or with `or` any. Rules whose code is not loaded are not met. */
export function meetsPage(rules: readonly Rule[], joinedBy: 'and' | 'or', country: string | undefined): boolean {
  const facts: Facts = loaded?.pageFacts(country, findElement) ?? { now: new Date(), url: location.href };
  return areMet({ ...ADDRESS_JUDGES, ...loaded?.visitJudges }, rules, joinedBy, facts);
}
