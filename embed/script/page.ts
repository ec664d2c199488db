import type { Facts } from '../../widgets/targeting-judge';
import { findElement } from './find';

const deviceOf = (): string => {
  const width = Math.min(screen.width, screen.height);
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return width < 600 ? 'mobile' : 'tablet';
};

/** What the page says about itself, for the rules that are judged here. */
export const pageFacts = (country: string | undefined): Facts => ({
  now: new Date(),
  url: location.href,
  language: navigator.language,
  device: deviceOf(),
  country,
  hasElement: (selector) => findElement(selector) !== null,
});

type NavigationApi = EventTarget;

const POLL_MS = 500;

/** Calls back whenever the address has changed, however the application navigates. @returns what ends it. */
export function watchAddress(changed: () => void): () => void {
  let known = location.href;
  const check = () => {
    if (location.href === known) return;
    known = location.href;
    changed();
  };
  const { navigation } = window as { navigation?: NavigationApi };
  // Nothing of the host's is patched: where nothing tells, the address is read twice a second.
  const poll = navigation ? undefined : setInterval(check, POLL_MS);
  const sources: [EventTarget, string][] = [
    [window, 'popstate'],
    [window, 'hashchange'],
    [window, 'pageshow'],
  ];
  if (navigation) sources.push([navigation, 'currententrychange']);
  for (const [source, name] of sources) source.addEventListener(name, check);
  return () => {
    clearInterval(poll);
    for (const [source, name] of sources) source.removeEventListener(name, check);
  };
}
