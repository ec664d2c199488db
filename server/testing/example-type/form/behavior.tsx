'use client';
import { BehaviorForm } from '../../../../ui/form/behavior-form';
import type { FormProps } from '../../../../ui/form/draft';

/** When the strip shows. */
export function Behavior(form: FormProps) {
  return <BehaviorForm form={form} />;
}
