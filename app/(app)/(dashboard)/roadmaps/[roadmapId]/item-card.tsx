'use client';
import { Draggable } from '@hello-pangea/dnd';
import { Anchor, Group, Text } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconArrowBigUp } from '../../../../../ui/icons';
import { TagBadge } from '../../../../_ui/forms/tag-badge';
import { DraftNote } from '../../../../_unpublished/draft-note';
import classes from './board.module.css';
import type { Item, Move, Section } from './board-model';
import { cardDragProps, Grip } from './handle';
import { ItemMenu } from './item-menu';

type Props = {
  roadmapId: number;
  sections: Section[];
  sectionId: number;
  item: Item;
  index: number;
  canEdit: boolean;
  move: (change: Move) => void;
  onOpen: () => void;
};

/** An item as a card: its name, its tag, its votes. */
export function ItemCard({ item, index, canEdit, onOpen, ...rest }: Props) {
  const t = useTranslations('roadmaps');
  const format = useFormatter();
  const { id, name, tag, votesCount, draft } = item;
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onOpen();
  };
  return (
    <Draggable draggableId={`item-${id}`} index={index} isDragDisabled={!canEdit}>
      {({ innerRef, draggableProps, dragHandleProps }, { isDragging }) => (
        <li
          ref={innerRef}
          {...draggableProps}
          {...cardDragProps(dragHandleProps)}
          className={classes.card}
          data-lifted={isDragging || undefined}
        >
          <div className={classes.cardHead}>
            <Anchor
              href={`?item=${id}`}
              onClick={open}
              draggable={false}
              c="inherit"
              size="sm"
              fw={550}
              className={classes.cardName}
            >
              {name}
            </Anchor>
            {canEdit && (
              <Group gap={0} wrap="nowrap" className={classes.cardTools}>
                <Grip handle={dragHandleProps} label={t('item.drag', { name })} />
                <ItemMenu item={item} onOpen={onOpen} {...rest} />
              </Group>
            )}
          </div>
          <Group justify="space-between" gap="xs" wrap="nowrap" mt={8}>
            <span className={classes.cardTag}>{tag && <TagBadge tag={tag} />}</span>
            <Text
              size="xs"
              c="dimmed"
              component="span"
              className={classes.votes}
              role="img"
              aria-label={t('votesCount', { count: votesCount })}
              title={t('votesCount', { count: votesCount })}
            >
              <IconArrowBigUp size={14} aria-hidden />
              {format.number(votesCount)}
            </Text>
          </Group>
          <DraftNote draft={draft} />
        </li>
      )}
    </Draggable>
  );
}
