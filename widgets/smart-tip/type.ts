import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'smartTip',
  path: 'smart-tips',
  label: 'smart tip',
  idParam: 'id',
  alsoCalled: ['tip', 'tips'],
} as const satisfies WidgetTypeNames;
