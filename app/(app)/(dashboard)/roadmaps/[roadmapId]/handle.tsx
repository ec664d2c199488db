'use client';
import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { IconGripVertical } from '../../../../../ui/icons';
import classes from './board.module.css';

/**
 * The props with which a pointer can drag a whole card. The role of a button is removed, because cards contain buttons. Keyboard users
 * drag by the grip. The card is focusable, because it gets the focus when it is dropped in another place.
 */
export function cardDragProps(handle: DraggableProvidedDragHandleProps | null) {
  if (!handle) return {};
  const { role: _role, 'aria-describedby': _help, tabIndex: _tab, ...rest } = handle;
  return { ...rest, tabIndex: -1 };
}

/** The visible drag handle of a card or a column, which keyboard users can focus. Renders nothing if dragging is off. */
export function Grip({ handle, label }: { handle: DraggableProvidedDragHandleProps | null; label: string }) {
  if (!handle) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library starts no drag from a <button>
    <span {...handle} role="button" tabIndex={0} aria-label={label} className={classes.grip}>
      <IconGripVertical size={15} aria-hidden />
    </span>
  );
}
