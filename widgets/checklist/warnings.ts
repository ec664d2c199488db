import { stripEmptyMarkup } from '../contract/definition';
import {
  entriesIn,
  isBlank,
  linkOnly,
  linkTo,
  needed,
  type PendingWarning,
  selectorOnly,
  type WidgetWarnings,
  warnIf,
  warnIfUnknown,
} from '../validation/warning';
import { knownValues } from './known-values';

const AT = 'settings.celebration';

/** Warnings about the celebration, such as one without a text and an effect. */
function celebrationWarnings(celebration: unknown): PendingWarning[] {
  if (typeof celebration !== 'object' || celebration === null) return [];
  const { title, content, effect } = celebration as Record<string, unknown>;
  return [
    ...warnIf(
      isBlank(title) && isBlank(stripEmptyMarkup(content)) && (isBlank(effect) || effect === 'none'),
      AT,
      'empty_text',
      'The celebration is empty, so people see the default text: give it a title or content.',
    ),
    ...warnIfUnknown(`${AT}.effect`, effect, knownValues.celebrationEffect),
  ];
}

/** Warnings about items, such as ones without a title or a target, or that cannot be completed. */
export const warnings: WidgetWarnings = {
  judge: ({ content, settings }) => [
    ...celebrationWarnings(settings.celebration),
    ...warnIfUnknown('settings.position', settings.position, knownValues.position),
    ...entriesIn(content.items, 'items').flatMap(({ entry, at }) => {
      const { type, completionType: by } = entry;
      const wantsTour = type === 'start-tour' || by === 'tour-finished';
      return [
        ...warnIf(isBlank(entry.title), `${at}.title`, 'empty_text', 'The item has no title.'),
        ...warnIfUnknown(`${at}.type`, type, knownValues.itemType),
        ...warnIfUnknown(`${at}.completionType`, by, knownValues.completionType),
        ...needed(
          by === 'page-event',
          `${at}.pageEventElementSelector`,
          entry.pageEventElementSelector,
          'missing_element',
          'Choose the element whose click completes this item.',
        ),
        ...selectorOnly(`${at}.pageEventElementSelector`, entry.pageEventElementSelector),
        ...needed(
          type === 'open-url' || by === 'url-visited',
          `${at}.redirectToUrl`,
          entry.redirectToUrl,
          'missing_target',
          'Enter the URL.',
        ),
        ...warnIf(
          !isBlank(entry.buttonText) && isBlank(entry.redirectToUrl) && type !== 'open-url' && type !== 'start-tour',
          `${at}.buttonText`,
          'never_shown',
          'The item has neither a URL nor a tour, so this button is not shown. Set one of them.',
        ),
        ...linkOnly(`${at}.redirectToUrl`, entry.redirectToUrl),
        ...needed(wantsTour, `${at}.tourId`, entry.tourId, 'missing_target', 'Choose a tour.'),
      ];
    }),
  ],
  links: ({ content }) =>
    entriesIn(content.items, 'items').flatMap(({ entry, at }) => linkTo('tour', `${at}.tourId`, entry.tourId)),
};
