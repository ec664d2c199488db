'use client';
import type { ReactNode } from 'react';
import { IconAlertTriangle, IconCheck, IconInfoCircle } from '../icons';
import classes from './form.module.css';

const ICONS = { note: IconInfoCircle, warning: IconAlertTriangle, good: IconCheck };

/** An informational hint below a field. */
export function Hint({ kind = 'note', children }: { kind?: keyof typeof ICONS; children: ReactNode }) {
  const Icon = ICONS[kind];
  return (
    <div className={classes.hint} data-kind={kind} role={kind === 'warning' ? 'status' : undefined}>
      <Icon size={14} aria-hidden />
      <span>{children}</span>
    </div>
  );
}
