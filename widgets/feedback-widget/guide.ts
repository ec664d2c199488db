import type { WidgetGuide } from '../contract/guide';

export const guide: WidgetGuide = {
  summary: 'An open ear, and the answers of people.',
  example: { name: 'How is it going?', optionsPreset: 'emoji-3', targeting: { showOnAllPages: true }, active: false },
};
