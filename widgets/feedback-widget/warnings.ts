import { differentOnly, entriesIn, isBlank, type WidgetWarnings, warnIf, warnIfUnknown } from '../validation/warning';
import { knownValues } from './known-values';

/** Empty and duplicate options, and unknown values. */
export const warnings: WidgetWarnings = {
  judge: ({ content, settings }) => [
    ...warnIfUnknown('settings.position', settings.position, knownValues.position),
    ...warnIfUnknown('settings.askEmail', settings.askEmail, knownValues.askEmail),
    ...entriesIn(content.options, 'options').flatMap(({ entry, at }) => [
      ...warnIf(isBlank(entry.name), `${at}.name`, 'empty_text', 'The option says nothing.'),
      ...warnIfUnknown(`${at}.type`, entry.type, knownValues.optionType),
    ]),
    ...differentOnly(
      'options',
      entriesIn(content.options, 'options').map(({ entry }) => entry.name),
    ),
  ],
};
