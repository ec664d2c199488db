'use client';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';

/** Some of the answers to a question. */
export function AnswersInput(props: MultiSelectProps) {
  return <MultiSelect {...props} />;
}
