import type { ReactNode } from 'react';

/** What is asked before something that cannot be undone. JSX in `text` brings its own texts: it is drawn at the top of the page. */
export type Question = {
  title: string;
  text: ReactNode;
  yes: string;
  no: string;
  danger?: boolean;
  onYes: () => void;
};
