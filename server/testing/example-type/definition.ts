import type { WidgetDefinition } from '../../../widgets/contract/definition';
import { displaySettings, link, oneOf, settingsOf, text } from '../../../widgets/contract/fields';
import { guide } from './guide';
import { knownValues } from './known-values';
import { requirements } from './requirements';
import { widgetType } from './type';

const message = text(200, 'The text.', 'Invoices are here.');

/** A strip along the top of the page. */
export const definition = {
  ...widgetType,
  ...guide,
  listItem: 'summary',
  input: { message: message.optional() },
  detail: { message },
  settings: settingsOf({
    tone: oneOf('How it appears.', knownValues.stripTone).nullish(),
    url: link('Where a click on it leads.').nullish(),
    ...displaySettings,
  }),
  toContent: ({ message }) => (message === undefined ? {} : { message }),
  emptyContent: { message: '' },
  showing: () => ({ mode: 'always', interrupts: false, start: { on: 'load' } }),
  unmet: requirements,
} satisfies WidgetDefinition;
