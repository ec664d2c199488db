import { knownOnly, linkOnly, type WidgetWarnings } from '../../../widgets/warning';
import { knownValues } from './known-values';

/** A tone that nobody knows, a link that nobody follows. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => [
    ...knownOnly('settings.tone', settings.tone, knownValues.stripTone),
    ...linkOnly('settings.url', settings.url),
  ],
};
