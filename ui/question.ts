import type { ReactNode } from 'react';

/** Asks to confirm an action that cannot be undone. JSX in `text` must bring its own messages: it is rendered at the top of the page. */
export type Confirmation = {
  title: string;
  text: ReactNode;
  yes: string;
  no: string;
  danger?: boolean;
  onYes: () => void;
};
