import {
  entriesIn,
  isBlank,
  linkOnly,
  linkTo,
  needed,
  pictureOnly,
  type WidgetWarnings,
  waitOnly,
  warnIf,
  warnIfUnknown,
} from '../validation/warning';
import { knownValues } from './known-values';

const OPENED = new Map<unknown, string>([
  ['start-tour', 'tour'],
  ['open-changelog', 'changelog'],
]);

/** Unknown values, an invalid picture, a very long delay, and buttons without a text or a target. */
export const warnings: WidgetWarnings = {
  judge: ({ settings }) => [
    ...warnIfUnknown('settings.type', settings.type, knownValues.announcementType),
    ...warnIfUnknown('settings.position', settings.position, knownValues.position),
    ...pictureOnly('settings.imageUrl', settings.imageUrl),
    ...waitOnly('settings.delaySeconds', settings.delaySeconds),
    ...entriesIn(settings.buttons, 'settings.buttons').flatMap(({ entry, at }) => {
      const opened = OPENED.get(entry.action);
      return [
        ...warnIf(isBlank(entry.text), `${at}.text`, 'missing_button_text', 'The button has no text.'),
        ...warnIfUnknown(`${at}.action`, entry.action, knownValues.buttonAction),
        ...needed(
          entry.action === 'open-url',
          `${at}.url`,
          entry.url,
          'missing_target',
          'The button has no address to lead to.',
        ),
        ...linkOnly(`${at}.url`, entry.url),
        ...needed(
          !!opened,
          `${at}.id`,
          entry.id,
          'missing_target',
          `The button has no ${opened} to open: send its \`id\`.`,
        ),
      ];
    }),
  ],
  links: ({ settings }) =>
    entriesIn(settings.buttons, 'settings.buttons').flatMap(({ entry, at }) => {
      const opened = OPENED.get(entry.action);
      return opened ? linkTo(opened, `${at}.id`, entry.id) : [];
    }),
};
