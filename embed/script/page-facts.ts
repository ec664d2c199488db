import type { Facts } from '../../widgets/targeting/judge';
import type { findElement } from './find';

const deviceOf = (): string => {
  const width = Math.min(screen.width, screen.height);
  if (!matchMedia('(pointer: coarse)').matches) return 'desktop';
  return width < 600 ? 'mobile' : 'tablet';
};

/** What the page says about itself, for the rules that are judged here. */
export const pageFacts = (country: string | undefined, find: typeof findElement): Facts => ({
  now: new Date(),
  url: location.href,
  language: navigator.language,
  device: deviceOf(),
  country,
  hasElement: (selector) => find(selector) !== null,
});
