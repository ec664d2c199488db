'use client';
import { Badge, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { IconTags } from '../../../../ui/icons';
import { whenOnline } from '../../../../ui/lazy/when-online';
import type { Tag } from '../../../_ui/data/all-tags';
import { useApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import { useConfirmDelete } from '../../../_ui/forms/confirm-delete';
import { ListPage, MenuCell } from '../../../_ui/lists/list-page';
import { useOffset } from '../../../_ui/lists/paged';
import { RowMenu } from '../../../_ui/lists/row-menu';

const TagForm = dynamic(() => whenOnline(() => import('./tag-form').then((module) => module.TagForm)), { ssr: false });

const PAGE = 50;

const colors = ({ backgroundColor, textColor }: Tag) =>
  backgroundColor ? { bg: backgroundColor, c: textColor ?? '#111111' } : {};

function TagActions({ tag, onEdit }: { tag: Tag; onEdit: () => void }) {
  const t = useTranslations('tags');
  const api = useApi();
  const confirmDelete = useConfirmDelete();
  const remove = useChange(api.tags.delete.mutationOptions(), {
    done: t('deleted', { name: tag.name }),
    refresh: [api.tags.list.queryKey()],
  });
  const ask = () =>
    confirmDelete({
      title: t('deleteTitle', { name: tag.name }),
      text: t('deleteText'),
      onYes: () => remove.mutate({ tagId: tag.id }),
    });
  return (
    <RowMenu of={tag.name}>
      {({ EditItem, DeleteItem }) => (
        <>
          <EditItem onClick={onEdit} />
          <DeleteItem onClick={ask} />
        </>
      )}
    </RowMenu>
  );
}

/** The company's tags: create, recolor, rename, delete. */
export function Tags() {
  const query = useQuery(useApi().tags.list.queryOptions({ limit: PAGE, offset: useOffset() }));
  return (
    <ListPage
      words="tags"
      icon={IconTags}
      query={query}
      spacing="xs"
      row={(tag, edit) => (
        <Table.Tr key={tag.id}>
          <Table.Td>
            <Badge variant="light" tt="none" size="lg" radius="sm" fw={500} {...colors(tag)}>
              {tag.name}
            </Badge>
          </Table.Td>
          <MenuCell>
            <TagActions tag={tag} onEdit={edit} />
          </MenuCell>
        </Table.Tr>
      )}
      form={(tag, close) => <TagForm tag={tag} onClose={close} />}
    />
  );
}
