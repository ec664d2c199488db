import type { ReactNode } from 'react';
import classes from './auth.module.css';

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className={classes.page}>
      <p className={classes.brand}>Docent</p>
      {children}
    </main>
  );
}
