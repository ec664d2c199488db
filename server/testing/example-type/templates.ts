import type { WidgetTemplate } from '../../../widgets/contract/template';

/** Templates of drafts. */
export const templates: readonly WidgetTemplate[] = [
  {
    key: 'notice',
    icon: 'message',
    name: 'Notice',
    about: 'A line of text.',
    body: { message: 'Say what people should know.' },
  },
];
