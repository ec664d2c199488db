import type { ReactNode } from 'react';

/**
 * A dialog that asks the person to confirm an action. JSX in `text` must provide its own messages: the dialog is rendered in the root
 * layout, outside of the page's message provider.
 */
export type Confirmation = {
  title: string;
  text: ReactNode;
  yes: string;
  no: string;
  danger?: boolean;
  onYes: () => void;
};
