'use client';
import { BehaviourForm } from '../../../../ui/form/behaviour-form';
import type { FormProps } from '../../../../ui/form/draft';

/** When the strip shows. */
export function Behaviour(form: FormProps) {
  return <BehaviourForm form={form} />;
}
