import type { ReactNode } from 'react';
import { FirstAnswers } from '../../_ui/first-answers';
import { Shell } from '../../_ui/shell/shell';
import { CompanyZone } from '../../_ui/zone';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <FirstAnswers to={({ client, publicApi }) => [client.prefetchQuery(publicApi.session.queryOptions())]}>
      <CompanyZone>
        <Shell>{children}</Shell>
      </CompanyZone>
    </FirstAnswers>
  );
}
