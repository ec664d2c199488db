import type { ReactNode } from 'react';
import '../global.css';

export default function DocsLayout({ children }: { children: ReactNode }) {
  return children;
}
