import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'checklist',
  path: 'checklists',
  label: 'checklist',
  idParam: 'id',
  isNameShown: true,
} as const satisfies WidgetTypeNames;
