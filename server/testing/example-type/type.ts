import type { WidgetTypeNames } from '../../../widgets/type';

export const widgetType = {
  entityType: 'example',
  path: 'example-strips',
  label: 'example strip',
  idParam: 'id',
} as const satisfies WidgetTypeNames;
