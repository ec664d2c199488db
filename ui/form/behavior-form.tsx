'use client';
import type { ReactNode } from 'react';
import { DisplaySettings } from './display-settings';
import type { FormProps } from './draft';
import { Form } from './form';
import { SettingsScope } from './scope';

/** The form of the behavior of a widget: the fields of its type, then the fields that every type has. */
export function BehaviorForm({ form, children }: { form: FormProps; children?: ReactNode }) {
  return (
    <Form disabled={form.disabled}>
      <SettingsScope form={form}>
        {children}
        <DisplaySettings />
      </SettingsScope>
    </Form>
  );
}
