import type { WidgetDefinition } from '../definition';
import { content, displaySettings, open, selector, settingsOf, title } from '../fields';
import { unmetSmartTip } from './requirements';

/** Smart tips: a hint on one element. */
export const smartTip = {
  type: 'smartTip',
  path: 'smart-tips',
  idParam: 'id',
  label: 'smart tip',
  plural: 'smart tips',
  noun: 'smart_tip',
  tag: 'Smart tips',
  summary: 'A hint on one element.',
  listItem: 'summary',
  input: { title: title.optional(), content: content.optional() },
  detail: { title, content },
  settings: settingsOf({
    cssSelector: selector('The element it belongs to.').nullish(),
    displayOn: open('What opens it.', ['hover', 'click', 'focus', 'always']).nullish(),
    indicator: open('What marks the element.', ['dot', 'icon', 'none']).nullish(),
    direction: open('On which side of the element it stands.', ['bottom', 'top', 'left', 'right', 'auto']).nullish(),
    ...displaySettings,
  }),
  toContent: ({ title, content }) => ({
    ...(title === undefined ? {} : { title }),
    ...(content === undefined ? {} : { content }),
  }),
  emptyContent: { title: '', content: '' },
  unmet: unmetSmartTip,
  example: {
    name: 'Export hint',
    title: 'Export',
    content: '<p>Exports hold what the filter shows.</p>',
    settings: { cssSelector: '#export', displayOn: 'hover' },
    targeting: { showOnAllPages: true },
    active: false,
  },
} satisfies WidgetDefinition;
