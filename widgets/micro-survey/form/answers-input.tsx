'use client';
import { MultiSelect, type MultiSelectProps } from '@mantine/core';

/** An input to choose several answers of a question. In a file of its own, so that it can be loaded on demand. */
export function AnswersInput(props: MultiSelectProps) {
  return <MultiSelect {...props} />;
}
