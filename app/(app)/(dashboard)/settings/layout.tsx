'use client';
import type { ReactNode } from 'react';
import settings from '../../../../messages/en/settings.json';
import { Texts } from '../../../_ui/texts/texts';
import classes from './settings.module.css';
import { SettingsNav } from './settings-nav';

const texts = { settings };

export default function SettingsLayout({ children }: { children: ReactNode }) {
  return (
    <Texts of={texts}>
      <div className={classes.frame}>
        <SettingsNav />
        <div className={classes.content}>{children}</div>
      </div>
    </Texts>
  );
}
