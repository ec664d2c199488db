'use client';
import { ActionIcon, Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconArrowDown, IconArrowUp, IconColumns3, IconDots, IconMaximize } from '../../../../../ui/icons';
import { scrollingMenu } from '../../../../../ui/lazy/scrolling-menu';
import { DeleteItem } from '../../../../_ui/lists/row-items';
import type { Item, Move, Section } from './board-model';
import { useDeleteItem } from './use-delete-item';

type Props = {
  roadmapId: number;
  sections: Section[];
  sectionId: number;
  item: Item;
  move: (change: Move) => void;
  onOpen: () => void;
};

/** Menu of an item. It can also move the item, as an alternative to dragging. */
export function ItemMenu({ roadmapId, sections, sectionId, item, move, onOpen }: Props) {
  const t = useTranslations();
  const ask = useDeleteItem(roadmapId, item);
  const { id: itemId, name } = item;
  const siblings = sections.find(({ id }) => id === sectionId)?.items ?? [];
  const place = siblings.findIndex(({ id }) => id === itemId);
  const others = sections.filter(({ id }) => id !== sectionId);
  const to = (target: number, position: number) => () => move({ kind: 'item', itemId, sectionId: target, position });
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="sm" aria-label={`${t('common.more')}: ${name}`}>
          <IconDots size={15} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown ref={scrollingMenu} mah={420} style={{ overflowY: 'auto' }}>
        <Menu.Item leftSection={<IconMaximize size={15} aria-hidden />} onClick={onOpen}>
          {t('roadmaps.item.open')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowUp size={15} aria-hidden />}
          disabled={place <= 0}
          onClick={to(sectionId, place - 1)}
        >
          {t('roadmaps.item.moveUp')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowDown size={15} aria-hidden />}
          disabled={place === siblings.length - 1}
          onClick={to(sectionId, place + 1)}
        >
          {t('roadmaps.item.moveDown')}
        </Menu.Item>
        {others.length > 0 && <Menu.Label>{t('roadmaps.item.moveTo')}</Menu.Label>}
        {others.map((section) => (
          <Menu.Item
            key={section.id}
            leftSection={<IconColumns3 size={15} aria-hidden />}
            onClick={to(section.id, section.items.length)}
          >
            {section.name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <DeleteItem onClick={ask} />
      </Menu.Dropdown>
    </Menu>
  );
}
