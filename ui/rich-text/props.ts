import type { ReactNode } from 'react';

export type RichTextProps = {
  /** HTML; empty for nothing. */
  value: string;
  onChange: (html: string) => void;
  label: string;
  description?: ReactNode;
  disabled?: boolean;
  required?: boolean;
  error?: ReactNode;
  /** Fewer lines and buttons, for a form with several editors. */
  compact?: boolean;
};
