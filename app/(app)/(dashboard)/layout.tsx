import type { ReactNode } from 'react';
import { Shell } from '../../_ui/shell/shell';

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>;
}
