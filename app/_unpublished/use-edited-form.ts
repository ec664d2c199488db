'use client';
import { type FormRulesRecord, useForm } from '@mantine/form';
import { useState } from 'react';
import { type FormState, withLaterEdits } from './content';

/** A form, and the stored content that its edit began with. Other people may change the content in the meantime. */
export function useEditedForm<V extends object>(edited: V, validate: FormRulesRecord<V>) {
  const [base, setBase] = useState(edited);
  const form = useForm<V>({ initialValues: base, validate });
  const state: FormState<V> = {
    base,
    values: form.values,
    rebase: (saved, sent) => {
      setBase(saved);
      form.setInitialValues(saved);
      form.setValues((now) => withLaterEdits(saved, now as V, sent));
      form.resetDirty(saved);
    },
    change: (values) => form.setValues(values),
    replace: (saved, next) => {
      setBase(saved);
      form.setValues(next);
    },
  };
  return { form, base, state };
}
