import { MAX } from '../../../../widgets/contract/limits';
import type { Inputs } from '../../../_ui/data/api';
import type { Prefetch } from '../../../_ui/data/prefetched-queries';

/** Prefetches everything that a list of widgets shows. */
export const prefetchList =
  (input: Inputs['widgets']['list']): Prefetch =>
  ({ client, api }) => [
    client.prefetchQuery(api.widgets.list.queryOptions(input)),
    client.prefetchQuery(api.folders.list.queryOptions({ limit: MAX.listed })),
    client.prefetchQuery(api.targetHealth.list.queryOptions({})),
    client.prefetchQuery(api.company.get.queryOptions({})),
  ];
