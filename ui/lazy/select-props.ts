import type { SelectProps } from '@mantine/core';
import type { ReactNode } from 'react';

export type Props = {
  data: readonly { value: string; label: string }[];
  /** Null while nothing is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The label of the button that clears the choice. Without it there is no such button. */
  clear?: string | undefined;
  /** Makes the list searchable. */
  search?: Pick<SelectProps, 'onSearchChange' | 'filter' | 'nothingFoundMessage'>;
  /** Where the choices are shown. */
  comboboxProps?: SelectProps['comboboxProps'];
  label?: ReactNode;
  description?: ReactNode;
  placeholder?: string | undefined;
  error?: ReactNode;
  w?: SelectProps['w'];
  className?: string | undefined;
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  'aria-label'?: string;
  'data-field'?: string;
};
