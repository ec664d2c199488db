import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'microSurvey',
  path: 'micro-surveys',
  label: 'micro survey',
  idParam: 'id',
  alsoCalled: ['survey', 'surveys'],
  responses: 'survey',
} as const satisfies WidgetTypeNames;
