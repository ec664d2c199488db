'use client';
import { TextInput, type TextInputProps } from '@mantine/core';
import { LENGTHS } from '../../widgets/contract/limits';

/** The field with which the dialog of a named thing begins. */
export function NameInput(props: TextInputProps) {
  return <TextInput required data-autofocus maxLength={LENGTHS.name} {...props} />;
}
