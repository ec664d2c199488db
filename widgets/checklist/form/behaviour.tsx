'use client';
import type { FormProps } from '../../../ui/form/draft';
import { BehaviourForm } from '../../../ui/form/form';

/** When a checklist shows. */
export function Behaviour(form: FormProps) {
  return <BehaviourForm form={form} />;
}
