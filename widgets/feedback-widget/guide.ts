import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'A feedback form in a corner of the page.',
  example: { name: 'How is it going?', optionsPreset: 'emoji-3', targeting: { showOnAllPages: true }, active: false },
};
