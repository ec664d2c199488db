import type { WidgetTypeNames } from '../contract/type';

export const widgetType = {
  entityType: 'tour',
  path: 'product-tours',
  label: 'product tour',
  idParam: 'id',
  alsoCalled: ['tour', 'tours', 'producttour', 'producttours', 'onboarding'],
} as const satisfies WidgetTypeNames;
