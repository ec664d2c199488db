// Runs in the browser, and on the server, which explains what the browser does.
import type { Trigger } from './trigger';

/**
 * What keeps a widget that comes over the page from starting: the company's throttle, or another one that is there.
 * @param allowance how many more of these the person may see; undefined without a throttle
 */
export const heldBackBy = (allowance: number | undefined, isTaken: boolean): 'throttle' | 'priority' | undefined =>
  allowance === 0 ? 'throttle' : isTaken ? 'priority' : undefined;

/** When a widget starts, as far as it matters for taking turns. */
type Starting = { start: Trigger & { delaySeconds?: number } };

/** True for what starts without anybody doing anything. */
export const startsByItself = ({ start }: Starting): boolean => start.on === 'load';

const BY_ITSELF = /^(load|url|scroll|exit)$/;

/** True for what starts without being asked for: it keeps the pause, and waits while the person types. */
export const comesByItself = ({ start }: Starting): boolean => BY_ITSELF.test(start.on);

/** The widgets that start by themselves, in the order in which they do on a page that was just loaded. `offers` are by priority. */
export const inTheirOrder = <Offer extends Starting>(offers: readonly Offer[]): Offer[] =>
  offers.filter(startsByItself).sort((a, b) => (a.start.delaySeconds ?? 0) - (b.start.delaySeconds ?? 0));
