'use client';
import { Menu } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/api';
import { useChange } from '../../../../_ui/change';
import { confirm } from '../../../../_ui/confirm';
import { RowMenu } from '../../../../_ui/row-menu';
import type { Move, Section } from './board-model';
import { SectionForm } from './section-form';

type Props = {
  roadmapId: number;
  section: Section;
  /** How many items it has, filtered or not. */
  items: number;
  index: number;
  last: number;
  move: (change: Move) => void;
};

/** What can be done to a section. */
export function SectionMenu({ roadmapId, section, items, index, last, move }: Props) {
  const t = useTranslations();
  const api = useApi();
  const [renaming, setRenaming] = useState(false);
  const { id: sectionId, name } = section;
  const remove = useChange(api.roadmapSections.delete.mutationOptions(), {
    done: t('roadmaps.section.deleted', { name }),
    refresh: [api.roadmaps.pathKey()],
  });
  const ask = () =>
    confirm({
      title: t('roadmaps.section.deleteTitle', { name }),
      text: t('roadmaps.section.deleteText', { count: items }),
      yes: t('common.delete'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ roadmapId, sectionId }),
    });
  const to = (position: number) => () => move({ kind: 'section', sectionId, position });
  return (
    <>
      <RowMenu of={name}>
        <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={() => setRenaming(true)}>
          {t('common.rename')}
        </Menu.Item>
        <Menu.Item leftSection={<IconArrowLeft size={15} aria-hidden />} disabled={index === 0} onClick={to(index - 1)}>
          {t('roadmaps.section.moveLeft')}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconArrowRight size={15} aria-hidden />}
          disabled={index === last}
          onClick={to(index + 1)}
        >
          {t('roadmaps.section.moveRight')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={ask}>
          {t('common.delete')}
        </Menu.Item>
      </RowMenu>
      {renaming && <SectionForm roadmapId={roadmapId} section={section} onClose={() => setRenaming(false)} />}
    </>
  );
}
