import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'npsWidget',
  path: 'nps-widgets',
  label: 'NPS widget',
  idParam: 'widgetId',
  alsoCalled: ['nps'],
  responses: 'nps',
} as const satisfies WidgetTypeNames;
