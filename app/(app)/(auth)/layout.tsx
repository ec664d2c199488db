'use client';
import type { ReactNode } from 'react';
import access from '../../../messages/en/access.json';
import { Texts } from '../../_ui/texts/texts';
import classes from './auth.module.css';

const texts = { access };

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <main className={classes.page}>
      <p className={classes.brand}>Docent</p>
      <Texts of={texts}>{children}</Texts>
    </main>
  );
}
