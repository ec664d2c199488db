'use client';
import { Badge, Button, Group, Menu, Table, VisuallyHidden } from '@mantine/core';
import { IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Outputs, useApi } from '../../../_ui/api';
import { useChange } from '../../../_ui/change';
import { confirm } from '../../../_ui/confirm';
import { Page } from '../../../_ui/page-frame';
import { Pager, useExistingPage } from '../../../_ui/pager';
import { RowMenu } from '../../../_ui/row-menu';
import { useSession } from '../../../_ui/session';
import { EmptyState, Loaded } from '../../../_ui/states';
import { useUrlState } from '../../../_ui/url-state';
import { TagForm } from './tag-form';

type Tag = Outputs['tags']['list']['data'][number];

const colours = ({ backgroundColor, textColor }: Tag) =>
  backgroundColor ? { bg: backgroundColor, c: textColor ?? '#111111' } : {};

function TagActions({ tag, onEdit }: { tag: Tag; onEdit: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const remove = useChange(api.tags.delete.mutationOptions(), {
    done: t('tags.deleted', { name: tag.name }),
    refresh: [api.tags.list.queryKey()],
  });
  const ask = () =>
    confirm({
      title: t('tags.deleteTitle', { name: tag.name }),
      text: t('tags.deleteText'),
      yes: t('common.delete'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ tagId: tag.id }),
    });
  return (
    <RowMenu of={tag.name}>
      <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onEdit}>
        {t('common.edit')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={ask}>
        {t('common.delete')}
      </Menu.Item>
    </RowMenu>
  );
}

/** The company's tags: create, recolour, rename, delete. */
export function Tags() {
  const t = useTranslations();
  const api = useApi();
  const url = useUrlState();
  const { canWrite } = useSession();
  const [edited, setEdited] = useState<Tag | 'new'>();
  const query = useQuery(api.tags.list.queryOptions({ limit: 50, offset: url.number('offset') ?? 0 }));
  const toOffset = (offset: number) => url.set({ offset });
  useExistingPage(query, toOffset);
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited('new')}>
      {t('tags.new')}
    </Button>
  );
  return (
    <Page title={t('tags.title')} description={t('tags.description')} actions={add} narrow>
      <Loaded query={query}>
        {({ data, pagination }) =>
          pagination.total === 0 ? (
            <EmptyState icon={IconTags} title={t('tags.empty')} text={t('tags.emptyText')} action={add} />
          ) : (
            <>
              <Table verticalSpacing="xs" highlightOnHover>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('common.name')}</Table.Th>
                    <Table.Th w={50}>
                      <VisuallyHidden>{t('common.more')}</VisuallyHidden>
                    </Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {data.map((tag) => (
                    <Table.Tr key={tag.id}>
                      <Table.Td>
                        <Badge variant="light" tt="none" size="lg" radius="sm" fw={500} {...colours(tag)}>
                          {tag.name}
                        </Badge>
                      </Table.Td>
                      <Table.Td>
                        <Group justify="flex-end">
                          {canWrite && <TagActions tag={tag} onEdit={() => setEdited(tag)} />}
                        </Group>
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
              <Pager pagination={pagination} onMove={toOffset} />
            </>
          )
        }
      </Loaded>
      {edited && <TagForm tag={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}
