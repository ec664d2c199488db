import { watchAddress } from './page';
import type { Parts } from './parts';

const REFRESH_MS = 60_000;
const REFRESH_DEBOUNCE_MS = 300;

/** Reacts to changes of the page: of its content, address, colors and visibility. */
export function watchPage({
  url,
  turns,
  outbox,
  signals,
  polling,
  ending,
}: Pick<Parts, 'url' | 'turns' | 'outbox' | 'signals' | 'polling' | 'ending'>): void {
  const beacon = () => outbox.beacon(url);
  const changes = new MutationObserver(turns.judgeSoon);
  changes.observe(document.documentElement, { childList: true, subtree: true });
  const refresh = setInterval(() => document.hidden || polling.ask(0), REFRESH_MS);
  ending.addEventListener('abort', () => {
    changes.disconnect();
    clearInterval(refresh);
  });
  watchAddress(ending, () => {
    signals.happened('url');
    turns.judge();
    polling.ask(REFRESH_DEBOUNCE_MS);
  });
  const on = (target: EventTarget, name: string, then: (event: Event) => void) =>
    target.addEventListener(name, then, { signal: ending });
  on(matchMedia('(prefers-color-scheme: dark)'), 'change', turns.judgeSoon);
  // A background color in transition has its final value only at the end.
  on(document, 'transitionend', ({ target }) => target === document.body && turns.judgeSoon());
  on(document, 'visibilitychange', () => (document.hidden ? beacon() : polling.ask(0)));
  on(window, 'pagehide', beacon);
}
