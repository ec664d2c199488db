import type { WidgetDefinition } from '../definition';
import { displaySettings, settingsOf, text } from '../fields';

/** NPS widgets: "How likely are you to recommend us?" */
export const nps = {
  type: 'npsWidget',
  path: 'nps-widgets',
  idParam: 'widgetId',
  label: 'NPS widget',
  plural: 'NPS widgets',
  noun: 'nps_widget',
  tag: 'NPS widgets',
  summary: 'How likely people are to recommend you, and the score.',
  listItem: 'brief',
  input: {},
  detail: {},
  settings: settingsOf({
    question: text(1_000, 'What is asked.', 'How likely are you to recommend us to a colleague?').nullish(),
    followUpQuestion: text(1_000, 'What is asked after the rating.', 'What is the main reason?').nullish(),
    thankYouMessage: text(1_000, 'What is said at the end.', 'Thank you!').nullish(),
    ...displaySettings,
  }),
  toContent: () => ({}),
  emptyContent: {},
  unmet: () => [],
  example: { name: 'Quarterly NPS', targeting: { showOnAllPages: true }, active: false },
} satisfies WidgetDefinition;
