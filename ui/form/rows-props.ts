import type { DraggableProvided } from '@hello-pangea/dnd';
import type { ReactElement } from 'react';

export type RowsProps = {
  path: string;
  /** The React key of each row, in order. */
  keys: readonly string[];
  disabled: boolean;
  row: (index: number, drag?: DraggableProvided, isDragging?: boolean) => ReactElement;
  /** A row is about to be dragged. */
  onLift: (key: string) => void;
  /** A drag ended. `to` is undefined if the drag was canceled. */
  onEnd: (from: number, to: number | undefined) => void;
};
