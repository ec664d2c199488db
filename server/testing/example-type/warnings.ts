import { linkOnly, type WidgetWarnings, warnIfUnknown } from '../../../widgets/validation/warning';
import { knownValues } from './known-values';

/** Warns about an unknown tone and a link that is never used. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => [
    ...warnIfUnknown('settings.tone', settings.tone, knownValues.stripTone),
    ...linkOnly('settings.url', settings.url),
  ],
};
