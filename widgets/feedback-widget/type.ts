import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'feedbackWidget',
  path: 'feedback-widgets',
  label: 'feedback widget',
  idParam: 'widgetId',
  alsoCalled: ['feedback', 'feedbacks'],
  responses: 'feedback',
} as const satisfies WidgetTypeNames;
