import type { Outputs } from '../../../../_ui/api';

export type Theme = Outputs['themes']['list']['data'][number];
