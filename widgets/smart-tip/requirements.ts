import { needs, type Publishable } from '../contract/definition';

/** A smart tip needs its element. */
export const requirements = ({ settings }: Publishable) =>
  needs(settings.cssSelector, 'settings.cssSelector', 'name the element the tip belongs to');
