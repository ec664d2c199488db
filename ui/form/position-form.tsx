'use client';
import { BehaviorForm } from './behavior-form';
import type { FormProps } from './draft';
import { EnumField } from './enum-field';
import { Section } from './fields';
import type { Enumeration } from './values';

type Props<Value extends string> = Enumeration<Value> & {
  form: FormProps;
  title: string;
  label: string;
  initially: Value;
};

/** The behavior form of a widget whose type adds only the position. */
export function PositionForm<const Value extends string>({ form, title, ...field }: Props<Value>) {
  return (
    <BehaviorForm form={form}>
      <Section title={title}>
        <EnumField name="position" {...field} />
      </Section>
    </BehaviorForm>
  );
}
