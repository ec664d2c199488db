'use client';
import { TextInput, type TextInputProps } from '@mantine/core';
import { LENGTHS } from '../../../widgets/contract/limits';

/** The field for a name, which is the first field of a dialog. */
export function NameInput(props: TextInputProps) {
  return <TextInput required data-autofocus maxLength={LENGTHS.name} {...props} />;
}
