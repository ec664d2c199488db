import type { Outputs } from '../../../../_ui/data/api';

export type ApiKey = Outputs['apiKeys']['list']['data'][number];
