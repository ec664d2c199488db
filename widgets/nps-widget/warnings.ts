import { knownOnly, type WidgetWarnings } from '../warning';
import { knownValues } from './known-values';

/** Its texts have defaults, so only its corner can be odd. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => knownOnly('settings.position', settings.position, knownValues.position),
};
