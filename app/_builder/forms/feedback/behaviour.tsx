'use client';
import type { FormProps } from '../../draft';
import { BehaviourForm } from '../form';

/** When a feedback widget shows. */
export function Behaviour(form: FormProps) {
  return <BehaviourForm form={form} />;
}
