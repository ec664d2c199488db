import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'announcement',
  path: 'announcements',
  label: 'announcement',
  idParam: 'id',
} as const satisfies WidgetTypeNames;
