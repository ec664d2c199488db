import type { WidgetTypeNames } from '../type';

export const widgetType = {
  entityType: 'checklist',
  path: 'checklists',
  label: 'checklist',
  idParam: 'id',
} as const satisfies WidgetTypeNames;
