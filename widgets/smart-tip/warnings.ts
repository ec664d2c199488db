import { stripEmptyMarkup } from '../contract/definition';
import {
  isBlank,
  selectorOnly,
  type WidgetWarnings,
  warnIf,
  warnIfPositional,
  warnIfUnknown,
} from '../validation/warning';
import { knownValues } from './known-values';

/** A tip without text, one whose element may not be found, and unknown values. */
export const warnings: WidgetWarnings = {
  judge: ({ content, settings }) => [
    ...warnIf(
      isBlank(content.title) && isBlank(stripEmptyMarkup(content.content)),
      'title',
      'empty_text',
      'The tip says nothing: give it a title or content.',
    ),
    ...selectorOnly('settings.cssSelector', settings.cssSelector),
    ...warnIfPositional('settings.cssSelector', settings.cssSelector, settings.targetSnapshot),
    ...warnIfUnknown('settings.changedTarget', settings.changedTarget, knownValues.changedTarget),
    ...warnIfUnknown('settings.displayOn', settings.displayOn, knownValues.displayOn),
    ...warnIfUnknown('settings.indicator', settings.indicator, knownValues.indicator),
    ...warnIfUnknown('settings.direction', settings.direction, knownValues.tipDirection),
  ],
};
