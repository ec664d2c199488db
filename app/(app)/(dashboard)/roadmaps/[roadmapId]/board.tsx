'use client';
import { DragDropContext, Droppable, type DropResult, type ResponderProvided } from '@hello-pangea/dnd';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './board.module.css';
import { type Move, positionAmongAll, type Section } from './board-model';
import { SectionColumn } from './section-column';

type Props = {
  roadmapId: number;
  /** Everything on the board, in order. */
  sections: Section[];
  /** The same sections, with only the items that pass the filters. */
  shown: Section[];
  /** Whether the person may add, move and delete sections and items. */
  canEdit: boolean;
  move: (change: Move) => void;
};

type Place = { droppableId: string; index: number };

const idIn = (key: string) => Number(key.split('-')[1]);

/** The sections side by side; items and sections are dragged by pointer, touch or keyboard. */
export function Board({ roadmapId, sections, shown, canEdit, move }: Props) {
  const t = useTranslations('roadmaps.board');
  const [dragging, setDragging] = useState(false);
  const sectionOf = (droppableId: string) => shown.find(({ id }) => id === idIn(droppableId));
  const nameOf = (draggableId: string) => {
    const records = draggableId.startsWith('section') ? shown : shown.flatMap(({ items }) => items);
    return records.find(({ id }) => id === idIn(draggableId))?.name ?? '';
  };
  const announcementOf = (draggableId: string, { droppableId, index }: Place) => ({
    name: nameOf(draggableId),
    place: index + 1,
    count: sectionOf(droppableId)?.items.length ?? shown.length,
    where: sectionOf(droppableId)?.name ?? t('theBoard'),
  });

  const drop = ({ draggableId, source, destination }: DropResult, { announce }: ResponderProvided) => {
    setDragging(false);
    if (!destination) return announce(t('canceled', { name: nameOf(draggableId) }));
    announce(t('dropped', announcementOf(draggableId, destination)));
    if (source.droppableId === destination.droppableId && source.index === destination.index) return;
    const id = idIn(draggableId);
    if (draggableId.startsWith('section')) return move({ kind: 'section', sectionId: id, position: destination.index });
    const sectionId = idIn(destination.droppableId);
    const allItems = sections.find((section) => section.id === sectionId)?.items ?? [];
    const shownItems = sectionOf(destination.droppableId)?.items ?? [];
    const position = positionAmongAll(allItems, shownItems, id, destination.index);
    move({ kind: 'item', itemId: id, sectionId, position });
  };

  return (
    <DragDropContext
      dragHandleUsageInstructions={t('dragHelp')}
      onDragStart={({ draggableId, source }, { announce }) => {
        setDragging(true);
        announce(t('lifted', announcementOf(draggableId, source)));
      }}
      onDragUpdate={({ draggableId, destination }, { announce }) =>
        announce(
          destination
            ? t('over', announcementOf(draggableId, destination))
            : t('outside', { name: nameOf(draggableId) }),
        )
      }
      onDragEnd={drop}
    >
      <Droppable droppableId="board" type="section" direction="horizontal">
        {({ innerRef, droppableProps, placeholder }) => (
          <section
            ref={innerRef}
            {...droppableProps}
            className={classes.board}
            data-dragging={dragging || undefined}
            aria-label={t('label')}
          >
            {shown.map((section, index) => (
              <SectionColumn
                key={section.id}
                roadmapId={roadmapId}
                sections={sections}
                section={section}
                index={index}
                canEdit={canEdit}
                move={move}
              />
            ))}
            {placeholder}
          </section>
        )}
      </Droppable>
    </DragDropContext>
  );
}
