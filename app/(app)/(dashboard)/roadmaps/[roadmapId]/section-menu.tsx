'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconArrowLeft, IconArrowRight } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useConfirmDelete } from '../../../../_ui/forms/confirm-delete';
import { RowMenu } from '../../../../_ui/lists/row-menu';
import type { Move, Section } from './board-model';
import { SectionForm } from './section-form';

type Props = {
  roadmapId: number;
  section: Section;
  /** The number of all its items, including those that the filters hide. */
  items: number;
  index: number;
  /** The index of the last section. */
  last: number;
  move: (change: Move) => void;
};

/** Menu of a section. */
export function SectionMenu({ roadmapId, section, items, index, last, move }: Props) {
  const t = useTranslations();
  const api = useApi();
  const [renaming, setRenaming] = useState(false);
  const { id: sectionId, name } = section;
  const remove = useChange(api.roadmapSections.delete.mutationOptions(), {
    done: t('roadmaps.section.deleted', { name }),
    refresh: [api.roadmaps.pathKey()],
  });
  const confirmDelete = useConfirmDelete();
  const ask = () =>
    confirmDelete({
      title: t('roadmaps.section.deleteTitle', { name }),
      text: t('roadmaps.section.deleteText', { count: items }),
      onYes: () => remove.mutate({ roadmapId, sectionId }),
    });
  const to = (position: number) => () => move({ kind: 'section', sectionId, position });
  return (
    <>
      <RowMenu of={name}>
        {({ Item, Divider, EditItem, DeleteItem }) => (
          <>
            <EditItem text={t('common.rename')} onClick={() => setRenaming(true)} />
            <Item leftSection={<IconArrowLeft size={15} aria-hidden />} disabled={index === 0} onClick={to(index - 1)}>
              {t('roadmaps.section.moveLeft')}
            </Item>
            <Item
              leftSection={<IconArrowRight size={15} aria-hidden />}
              disabled={index === last}
              onClick={to(index + 1)}
            >
              {t('roadmaps.section.moveRight')}
            </Item>
            <Divider />
            <DeleteItem onClick={ask} />
          </>
        )}
      </RowMenu>
      {renaming && <SectionForm roadmapId={roadmapId} section={section} onClose={() => setRenaming(false)} />}
    </>
  );
}
