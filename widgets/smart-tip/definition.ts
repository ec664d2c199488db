import type { WidgetDefinition } from '../contract/definition';
import {
  CHANGED_TARGET,
  content,
  displaySettings,
  oneOf,
  selector,
  settingsOf,
  targetSnapshot,
  title,
} from '../contract/fields';
import type { TargetSnapshot } from '../selectors/target-snapshot';
import { guide } from './guide';
import { knownValues } from './known-values';
import { requirements } from './requirements';
import { widgetType } from './type';

/** Smart tips: a hint on one element. */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'summary',
  input: { title: title.optional(), content: content.optional() },
  detail: { title, content },
  settings: settingsOf({
    cssSelector: selector('The element it belongs to.').nullish(),
    targetSnapshot: targetSnapshot.nullish(),
    changedTarget: oneOf(CHANGED_TARGET, knownValues.changedTarget).nullish(),
    displayOn: oneOf('What opens it.', knownValues.displayOn).nullish(),
    indicator: oneOf('What marks the element.', knownValues.indicator).nullish(),
    direction: oneOf('The side of the element where it shows.', knownValues.tipDirection).nullish(),
    ...displaySettings,
  }),
  toContent: ({ title, content }) => ({
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
  }),
  emptyContent: { title: '', content: '' },
  showing: () => ({ mode: 'always', interrupts: false, start: { on: 'load' } }),
  targets: ({ settings: { cssSelector, targetSnapshot } }) =>
    typeof cssSelector === 'string' && cssSelector.trim()
      ? [
          {
            path: 'settings.cssSelector',
            selector: cssSelector,
            snapshot: targetSnapshot as TargetSnapshot | undefined,
          },
        ]
      : [],
  // Without a URL rule, a tip is meant only for the pages with its element, so that other pages do not report it as missing.
  viewOf: (rules) => ({ isExpected: rules.some(({ type }) => type === 'url') }),
  unmet: requirements,
} satisfies WidgetDefinition;
