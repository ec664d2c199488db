import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'How likely people are to recommend you, and the score.',
  example: { name: 'Quarterly NPS', targeting: { showOnAllPages: true }, active: false },
};
