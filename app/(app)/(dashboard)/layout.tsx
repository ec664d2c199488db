import type { ReactNode } from 'react';
import { PrefetchedQueries } from '../../_ui/prefetched-queries';
import { Shell } from '../../_ui/shell/shell';
import { CompanyZone } from '../../_ui/zone';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <PrefetchedQueries to={({ client, publicApi }) => [client.prefetchQuery(publicApi.session.queryOptions())]}>
      <CompanyZone>
        <Shell>{children}</Shell>
      </CompanyZone>
    </PrefetchedQueries>
  );
}
