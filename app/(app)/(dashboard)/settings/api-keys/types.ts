import type { Outputs } from '../../../../_ui/api';

export type ApiKey = Outputs['apiKeys']['list']['data'][number];
