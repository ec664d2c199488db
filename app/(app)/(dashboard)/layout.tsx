import type { ReactNode } from 'react';
import { PrefetchedQueries } from '../../_ui/data/prefetched-queries';
import { Shell } from '../../_ui/shell/shell';
import { CompanyZone } from '../../_ui/texts/zone';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <PrefetchedQueries to={({ client, publicApi }) => [client.prefetchQuery(publicApi.session.queryOptions())]}>
      <CompanyZone>
        <Shell>{children}</Shell>
      </CompanyZone>
    </PrefetchedQueries>
  );
}
