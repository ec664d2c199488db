'use client';
import type { FormProps } from '../../draft';
import { BehaviourForm } from '../form';

/** When an NPS widget shows. */
export function Behaviour(form: FormProps) {
  return <BehaviourForm form={form} />;
}
