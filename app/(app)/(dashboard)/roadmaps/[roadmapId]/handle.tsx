'use client';
import type { DraggableProvidedDragHandleProps } from '@hello-pangea/dnd';
import { IconGripVertical } from '../../../../../ui/icons';
import classes from './board.module.css';

/**
 * Properties of the whole card, so that a pointer may take it anywhere. It is no button: cards hold buttons themselves. The
 * keyboard's way in is the grip; after a drop elsewhere the focus returns to the card.
 */
export function surface(handle: DraggableProvidedDragHandleProps | null) {
  if (!handle) return {};
  const { role: _role, 'aria-describedby': _help, tabIndex: _tab, ...rest } = handle;
  return { ...rest, tabIndex: -1 };
}

/** The grip of a card or a column, for the keyboard and for the eye. Nothing when dragging is off. */
export function Grip({ handle, label }: { handle: DraggableProvidedDragHandleProps | null; label: string }) {
  if (!handle) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the library does not drag by real buttons
    <span {...handle} role="button" tabIndex={0} aria-label={label} className={classes.grip}>
      <IconGripVertical size={15} aria-hidden />
    </span>
  );
}
