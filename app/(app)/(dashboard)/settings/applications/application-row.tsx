'use client';
import { ActionIcon, Group, Table, Text, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconTrash } from '../../../../../ui/icons';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { Time } from '../../../../_ui/texts/time';
import { ChangesLink } from '../changes-link';

export type Application = Outputs['applications']['list'][number];

const permissionKey = ({ scopes }: Application) =>
  scopes.includes('publish') ? 'publishing' : scopes.includes('write') ? 'drafts' : 'readOnly';

/** One connected application, with a button to disconnect it. */
export function ApplicationRow({ application: grant }: { application: Application }) {
  const t = useTranslations();
  const api = useApi();
  const { id, application, personName } = grant;
  const permission = t(`settings.applications.${permissionKey(grant)}`);
  const revoke = useChange(api.applications.revoke.mutationOptions(), {
    done: t('settings.applications.revoked', { application }),
    refresh: [api.applications.list.queryKey()],
  });
  const ask = () =>
    confirm({
      title: t('settings.applications.revokeTitle', { application }),
      text: t('settings.applications.revokeText', { person: personName }),
      yes: t('settings.applications.revoke'),
      no: t('common.cancel'),
      onYes: () => revoke.mutate({ id }),
    });
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={550} style={{ overflowWrap: 'anywhere' }}>
          {application}
        </Text>
        <Text size="xs" c="dimmed" hiddenFrom="sm">
          {personName} · {permission}
        </Text>
        {grant.isReplaced && (
          <Text size="xs" c="dimmed">
            {t('settings.applications.replaced', { person: personName })}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="sm">{personName}</Table.Td>
      <Table.Td visibleFrom="sm">{permission}</Table.Td>
      <Table.Td visibleFrom="md">
        <Time at={grant.createdAt} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        {grant.lastUsedAt ? <Time at={grant.lastUsedAt} /> : t('settings.applications.never')}
      </Table.Td>
      <Table.Td>
        <Group gap={4} wrap="nowrap" justify="flex-end">
          <ChangesLink actor={`application:${id}`} name={application} />
          <Tooltip label={t('settings.applications.revoke')}>
            <ActionIcon
              variant="subtle"
              color="red"
              loading={revoke.isPending}
              onClick={ask}
              aria-label={t('settings.applications.revokeTitle', { application })}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
