// Runs in the browser, and on the server, which explains what the browser does.
import type { Trigger } from './trigger';

/**
 * The reason that prevents a widget that opens over the page from starting: the company's throttle, or another open widget.
 * @param allowance how many more such widgets the person may see; undefined without a throttle
 */
export const startBlocker = (allowance: number | undefined, isTaken: boolean): 'throttle' | 'priority' | undefined =>
  allowance === 0 ? 'throttle' : isTaken ? 'priority' : undefined;

/** The part of a widget that describes its start. */
type Starting = { start: Trigger & { delaySeconds?: number } };

/** True for widgets that start without an action of the person. */
export const startsOnLoad = ({ start }: Starting): boolean => start.on === 'load';

const BY_ITSELF = /^(load|url|scroll|exit)$/;

/** True for widgets that start unrequested: they respect the pause, and wait while the person types. */
export const opensOnItsOwn = ({ start }: Starting): boolean => BY_ITSELF.test(start.on);

/** The widgets that start on load, in order. `offers` must be sorted by priority, which decides the order of equal delays. */
export const inStartOrder = <Offer extends Starting>(offers: readonly Offer[]): Offer[] =>
  offers.filter(startsOnLoad).sort((a, b) => (a.start.delaySeconds ?? 0) - (b.start.delaySeconds ?? 0));
