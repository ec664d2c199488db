import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'checklist',
  path: 'checklists',
  label: 'checklist',
  idParam: 'id',
} as const satisfies WidgetTypeNames;
