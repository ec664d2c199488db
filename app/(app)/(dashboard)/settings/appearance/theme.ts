import type { Outputs } from '../../../../_ui/data/api';

export type Theme = Outputs['themes']['list']['data'][number];
