import type { WidgetTypeNames } from '../../../widgets/contract/type';

export const widgetType = {
  entityType: 'example',
  path: 'example-strips',
  label: 'example strip',
  idParam: 'id',
} as const satisfies WidgetTypeNames;
