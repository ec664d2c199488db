import type { WidgetTemplate } from '../../../widgets/template';

/** What a draft may begin from. */
export const templates: readonly WidgetTemplate[] = [
  { key: 'notice', name: 'Notice', about: 'A line of text.', body: { message: 'Say what people should know.' } },
];
