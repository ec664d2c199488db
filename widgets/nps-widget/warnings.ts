import { isBlank, type WidgetWarnings, warnIf, warnIfUnknown } from '../validation/warning';
import { knownValues } from './known-values';

/** An empty question, and an unknown position. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => [
    ...warnIfUnknown('settings.position', settings.position, knownValues.position),
    ...warnIf(
      typeof settings.question === 'string' && isBlank(settings.question),
      'settings.question',
      'empty_text',
      'The question is empty, so the standard question is asked: write one, or send null.',
    ),
  ],
};
