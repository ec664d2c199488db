import type { WidgetTypeNames } from '../type';

export const widgetType = {
  entityType: 'feedbackWidget',
  path: 'feedback-widgets',
  label: 'feedback widget',
  idParam: 'widgetId',
} as const satisfies WidgetTypeNames;
