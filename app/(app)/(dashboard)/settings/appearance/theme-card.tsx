'use client';
import { Card, Group, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useConfirmDelete } from '../../../../_ui/forms/confirm-delete';
import { RowMenu } from '../../../../_ui/lists/row-menu';
import { Time } from '../../../../_ui/texts/time';
import { Sample } from './sample';
import type { Theme } from './theme';
import classes from './theme-card.module.css';

function Actions({ theme: { id, name }, onEdit }: { theme: Theme; onEdit: () => void }) {
  const t = useTranslations('settings.appearance');
  const api = useApi();
  const remove = useChange(api.themes.delete.mutationOptions(), {
    done: t('deleted', { name }),
    refresh: [api.themes.list.queryKey()],
  });
  const confirmDelete = useConfirmDelete();
  const ask = () =>
    confirmDelete({
      title: t('deleteTitle', { name }),
      text: t('deleteText'),
      onYes: () => remove.mutate({ id }),
    });
  return (
    <RowMenu of={name}>
      {({ EditItem, DeleteItem }) => (
        <>
          <EditItem onClick={onEdit} />
          <DeleteItem onClick={ask} />
        </>
      )}
    </RowMenu>
  );
}

/** A theme with a sample of its appearance. */
export function ThemeCard({ theme, onEdit }: { theme: Theme; onEdit: (() => void) | undefined }) {
  const t = useTranslations('settings.appearance');
  return (
    <Card withBorder padding={0} radius="lg">
      <Sample settings={theme.settings} />
      <Group className={classes.foot} wrap="nowrap" justify="space-between">
        <div className={classes.name}>
          <Title order={2} size="sm">
            {theme.name}
          </Title>
          <Text size="xs" c="dimmed" component="div">
            {t('changedAt')} <Time at={theme.updatedAt} />
          </Text>
        </div>
        {onEdit && <Actions theme={theme} onEdit={onEdit} />}
      </Group>
    </Card>
  );
}
