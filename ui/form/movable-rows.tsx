'use client';
import { DragDropContext, Draggable, Droppable } from '@hello-pangea/dnd';
import { useTranslations } from 'use-intl';
import classes from './entry-list.module.css';
import type { RowsProps } from './rows-props';

/** Rows that are dragged by their handles, with a pointer or the keyboard. */
export function MovableRows({ path, keys, disabled, row, onLift, onEnd }: RowsProps) {
  const t = useTranslations('forms.list');
  const place = (index: number) => ({ position: index + 1, count: keys.length });
  return (
    <DragDropContext
      dragHandleUsageInstructions={t('dragHelp')}
      onBeforeCapture={({ draggableId }) => onLift(draggableId)}
      onDragStart={({ source }, { announce }) => announce(t('lifted', place(source.index)))}
      onDragUpdate={({ source, destination }, { announce }) =>
        announce(t('moved', place(destination?.index ?? source.index)))
      }
      onDragEnd={({ source, destination }, { announce }) => {
        const to = destination?.index;
        announce(t(to === undefined ? 'canceled' : 'dropped', place(to ?? source.index)));
        onEnd(source.index, to);
      }}
    >
      <Droppable droppableId={path} isDropDisabled={disabled}>
        {(drop) => (
          <ol ref={drop.innerRef} {...drop.droppableProps} className={classes.rows}>
            {keys.map((key, index) => (
              <Draggable
                key={key}
                draggableId={key}
                index={index}
                isDragDisabled={disabled || keys.length < 2}
                disableInteractiveElementBlocking
              >
                {(drag, { isDragging }) => row(index, drag, isDragging)}
              </Draggable>
            ))}
            {drop.placeholder}
          </ol>
        )}
      </Droppable>
    </DragDropContext>
  );
}
