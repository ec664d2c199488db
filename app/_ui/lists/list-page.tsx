'use client';
import { Anchor, Button, Group, Table, Text, VisuallyHidden } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconPlus, type IconProps } from '../../../ui/icons';
import { Page } from '../layout/page-frame';
import { Link } from '../navigation/link';
import { EmptyState } from '../page-states/states';
import { useSession } from '../session/session';
import { type ListQuery, Paged } from './paged';
import type { Pagination } from './pager';

/** The name of the item in a row, as a link to its page. */
export function NameLink({ href, name }: { href: string; name: string }) {
  return (
    <Anchor component={Link} href={href} c="inherit" size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
      {name}
    </Anchor>
  );
}

/** The last cell of a row: its menu, for those who may change something. */
export function MenuCell({ children }: { children: ReactNode }) {
  const { canWrite } = useSession();
  return (
    <Table.Td>
      <Group justify="flex-end">{canWrite && children}</Group>
    </Table.Td>
  );
}

type Props<Item> = {
  /** The area of messages that the texts come from. */
  words: 'changelogs' | 'roadmaps' | 'tags';
  icon: ComponentType<IconProps>;
  query: ListQuery<{ data: Item[]; pagination: Pagination }>;
  spacing?: 'xs' | 'sm';
  /** Headers of the columns between the name and the menu. */
  heads?: ReactNode;
  row: (item: Item, edit: () => void) => ReactNode;
  /** The dialog that adds something, or edits an item. */
  form: (item: Item | undefined, close: () => void) => ReactNode;
};

/** A page that lists things with a name: add, edit and delete them. */
export function ListPage<Item>({ words, icon, query, spacing = 'sm', heads, row, form }: Props<Item>) {
  const t = useTranslations();
  const { canWrite } = useSession();
  const [edited, setEdited] = useState<{ item: Item | undefined }>();
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setEdited({ item: undefined })}>
      {t(`${words}.new`)}
    </Button>
  );
  const empty = (
    <EmptyState
      icon={icon}
      title={t(`${words}.empty`)}
      text={t(`${words}.emptyText`)}
      action={add || <Text size="sm">{t('common.readOnly')}</Text>}
    />
  );
  return (
    <Page title={t(`${words}.title`)} description={t(`${words}.description`)} actions={add}>
      <Paged query={query} empty={empty}>
        {({ data }) => (
          <Table verticalSpacing={spacing} highlightOnHover>
            <Table.Thead>
              <Table.Tr>
                <Table.Th w={{ base: '100%', sm: 'auto' }}>{t('common.name')}</Table.Th>
                {heads}
                <Table.Th w={50}>
                  <VisuallyHidden>{t('common.more')}</VisuallyHidden>
                </Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>{data.map((item) => row(item, () => setEdited({ item })))}</Table.Tbody>
          </Table>
        )}
      </Paged>
      {edited && form(edited.item, () => setEdited(undefined))}
    </Page>
  );
}
