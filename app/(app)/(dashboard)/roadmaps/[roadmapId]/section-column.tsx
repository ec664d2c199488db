'use client';
import { Draggable, Droppable } from '@hello-pangea/dnd';
import { Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useUrlState } from '../../../../_ui/navigation/url-state';
import { AddItem } from './add-item';
import classes from './board.module.css';
import type { Move, Section } from './board-model';
import { cardDragProps, Grip } from './handle';
import { ItemCard } from './item-card';
import { SectionMenu } from './section-menu';

type Props = {
  roadmapId: number;
  sections: Section[];
  /** The section with only the items that match the filters. */
  section: Section;
  index: number;
  canEdit: boolean;
  move: (change: Move) => void;
};

/** A section as a column: its header, its items, and a field for a new item. */
export function SectionColumn({ roadmapId, sections, section, index, canEdit, move }: Props) {
  const t = useTranslations('roadmaps.section');
  const url = useUrlState();
  const { id, name, items } = section;
  const all = sections[index]?.items.length ?? 0;
  return (
    <Draggable draggableId={`section-${id}`} index={index} isDragDisabled={!canEdit}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <div ref={innerRef} {...draggableProps} className={classes.column} data-lifted={isDragging || undefined}>
          <div className={classes.head} {...cardDragProps(dragHandleProps)}>
            <Grip handle={canEdit ? dragHandleProps : null} label={t('drag', { name })} />
            <Title order={2} className={classes.name}>
              {name}
            </Title>
            <Text size="sm" c="dimmed" component="span" title={t('items', { count: all })}>
              {items.length === all ? all : `${items.length}/${all}`}
            </Text>
            {canEdit && (
              <SectionMenu
                roadmapId={roadmapId}
                section={section}
                items={all}
                index={index}
                last={sections.length - 1}
                move={move}
              />
            )}
          </div>
          <Droppable droppableId={`items-${id}`} type="item">
            {(list, { isDraggingOver }) => (
              <ul
                ref={list.innerRef}
                {...list.droppableProps}
                className={classes.items}
                data-over={isDraggingOver || undefined}
              >
                {items.map((item, place) => (
                  <ItemCard
                    key={item.id}
                    roadmapId={roadmapId}
                    sections={sections}
                    sectionId={id}
                    item={item}
                    index={place}
                    canEdit={canEdit}
                    move={move}
                    onOpen={() => url.set({ item: item.id })}
                  />
                ))}
                {items.length === 0 && !isDraggingOver && (
                  <Text component="li" size="sm" c="dimmed" className={classes.nothing}>
                    {all ? t('noMatch') : t('empty')}
                  </Text>
                )}
                {list.placeholder}
              </ul>
            )}
          </Droppable>
          {canEdit && <AddItem roadmapId={roadmapId} section={section} />}
        </div>
      )}
    </Draggable>
  );
}
