'use client';
import type { ReactNode } from 'react';
import { DisplaySettings } from './display-settings';
import type { FormProps } from './draft';
import classes from './form.module.css';
import { SettingsScope } from './scope';

/** A form of the builder: its sections below each other. */
export function Form({ disabled, children }: { disabled: boolean; children: ReactNode }) {
  return (
    <div data-form className={classes.form} data-readonly={disabled || undefined}>
      {children}
    </div>
  );
}

/** The behaviour of a widget: what its type adds, then what every type has. */
export function BehaviourForm({ form, children }: { form: FormProps; children?: ReactNode }) {
  return (
    <Form disabled={form.disabled}>
      <SettingsScope form={form}>
        {children}
        <DisplaySettings />
      </SettingsScope>
    </Form>
  );
}
