import {
  entriesIn,
  isBlank,
  linkOnly,
  needed,
  pictureOnly,
  selectorOnly,
  type WidgetWarnings,
  waitOnly,
  warnIf,
  warnIfPositional,
  warnIfUnknown,
} from '../validation/warning';
import { jumpWarnings } from './jumps';
import { knownValues } from './known-values';

const AT_AN_ELEMENT = ['highlight', 'tooltip'];

/** Steps without content or without an element, and a tour that never starts by itself. */
export const warnings: WidgetWarnings = {
  judge: ({ content, settings }) => [
    ...entriesIn(content.steps, 'steps').flatMap(({ entry, at }) => [
      ...warnIfUnknown(`${at}.type`, entry.type, knownValues.stepType),
      ...needed(
        AT_AN_ELEMENT.includes(String(entry.type)),
        `${at}.domQuery`,
        entry.domQuery,
        'missing_element',
        `A \`${entry.type}\` step needs an element to point at; without one, it is shown in the middle of the page.`,
      ),
      ...selectorOnly(`${at}.domQuery`, entry.domQuery),
      ...warnIfPositional(`${at}.domQuery`, entry.domQuery, entry.targetSnapshot),
      ...warnIfUnknown(`${at}.changedTarget`, entry.changedTarget, knownValues.changedTarget),
      ...warnIf(
        [entry.title, entry.content, entry.imageUrl, entry.videoUrl].every(isBlank),
        `${at}.title`,
        'empty_text',
        'The step says nothing: give it a title or content.',
      ),
      ...warnIfUnknown(`${at}.direction`, entry.direction, knownValues.stepDirection),
      ...warnIfUnknown(`${at}.advanceOn`, entry.advanceOn, knownValues.advanceOn),
      ...warnIfUnknown(`${at}.missingTarget`, entry.missingTarget, knownValues.missingTarget),
      ...pictureOnly(`${at}.imageUrl`, entry.imageUrl),
      ...linkOnly(`${at}.redirectToUrl`, entry.redirectToUrl),
      ...linkOnly(`${at}.pageUrl`, entry.pageUrl),
    ]),
    ...jumpWarnings(content.steps),
    ...waitOnly('settings.startDelay', settings.startDelay),
    ...warnIfUnknown('settings.tourStart', settings.tourStart, knownValues.tourStart),
    ...warnIfUnknown('settings.trigger', settings.trigger, knownValues.trigger),
    ...warnIfUnknown('settings.beaconPosition', settings.beaconPosition, knownValues.beaconPosition),
    ...warnIf(
      settings.hideBeacon === true && (settings.tourStart ?? 'minified') === 'minified',
      'settings.hideBeacon',
      'never_starts',
      'Minified and without its beacon, the tour starts only if code opens it. With `"tourStart": "immediate"`, it starts by itself.',
    ),
  ],
};
