import { requirements } from '../generated/requirements';
import { type Publishable, type Unmet, unmetRequirements } from './definition';

/** The unmet requirements of a widget, for code that must not load schemas. */
export const unmetOf = (type: keyof typeof requirements, widget: Publishable): Unmet[] =>
  unmetRequirements({ unmet: requirements[type] }, widget);
