'use client';
import { Card, Group, Menu, Text, Title } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/api';
import { useChange } from '../../../../_ui/change';
import { confirm } from '../../../../_ui/confirm';
import { RowMenu } from '../../../../_ui/row-menu';
import { Time } from '../../../../_ui/time';
import type { Theme } from './appearance';
import { Sample } from './sample';
import classes from './theme-card.module.css';

function Actions({ theme: { id, name }, onEdit }: { theme: Theme; onEdit: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const remove = useChange(api.themes.delete.mutationOptions(), {
    done: t('settings.appearance.deleted', { name }),
    refresh: [api.themes.list.queryKey()],
  });
  const ask = () =>
    confirm({
      title: t('settings.appearance.deleteTitle', { name }),
      text: t('settings.appearance.deleteText'),
      yes: t('common.delete'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ id }),
    });
  return (
    <RowMenu of={name}>
      <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onEdit}>
        {t('common.edit')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={ask}>
        {t('common.delete')}
      </Menu.Item>
    </RowMenu>
  );
}

/** A theme with a sample of what it does. */
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
