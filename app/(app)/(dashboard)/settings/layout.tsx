import type { ReactNode } from 'react';
import classes from './settings.module.css';
import { SettingsNav } from './settings-nav';

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.frame}>
      <SettingsNav />
      <div className={classes.content}>{children}</div>
    </div>
  );
}
