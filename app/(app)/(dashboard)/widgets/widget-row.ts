import type { Outputs } from '../../../_ui/data/api';

export type WidgetRow = Outputs['widgets']['list']['data'][number];
