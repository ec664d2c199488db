import { isBlank, knownOnly, type WidgetWarnings, warnIf } from '../validation/warning';
import { knownValues } from './known-values';

/** A question that was emptied, and a corner that is none; its other texts have defaults. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => [
    ...knownOnly('settings.position', settings.position, knownValues.position),
    ...warnIf(
      typeof settings.question === 'string' && isBlank(settings.question),
      'settings.question',
      'empty_text',
      'The question is empty, so the standard question is asked: write one, or send null.',
    ),
  ],
};
