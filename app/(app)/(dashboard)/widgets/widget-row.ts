import type { Outputs } from '../../../_ui/api';

export type WidgetRow = Outputs['widgets']['list']['data'][number];
