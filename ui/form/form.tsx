'use client';
import type { ReactNode } from 'react';
import classes from './form.module.css';

/** A form of the builder: its sections below each other. */
export function Form({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <div data-form className={classes.form} data-readonly={disabled || undefined}>
      {children}
    </div>
  );
}
