import { stripEmptyMarkup } from '../contract/definition';
import { isBlank, knownOnly, positionOnly, selectorOnly, type WidgetWarnings, warnIf } from '../validation/warning';
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
    ...positionOnly('settings.cssSelector', settings.cssSelector, settings.targetSnapshot),
    ...knownOnly('settings.changedTarget', settings.changedTarget, knownValues.changedTarget),
    ...knownOnly('settings.displayOn', settings.displayOn, knownValues.displayOn),
    ...knownOnly('settings.indicator', settings.indicator, knownValues.indicator),
    ...knownOnly('settings.direction', settings.direction, knownValues.tipDirection),
  ],
};
