'use client';
import { ActionIcon, Badge, Group, Modal, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconRefresh, IconTrash } from '../../../../../ui/icons';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useSession } from '../../../../_ui/session/session';
import { Time } from '../../../../_ui/texts/time';
import { InvitationLink } from './invitation-link';
import classes from './members.module.css';
import type { Invitation } from './roles';

type Made = Outputs['members']['invite'];

function Actions({
  invitation: { id, email, role },
  onMade,
}: {
  invitation: Invitation;
  onMade: (made: Made) => void;
}) {
  const t = useTranslations();
  const api = useApi();
  const { isOwner } = useSession();
  const refresh = [api.members.list.queryKey()];
  const resend = useChange(api.members.invite.mutationOptions(), { refresh, onDone: onMade });
  const revoke = useChange(api.members.revokeInvitation.mutationOptions(), {
    done: t('settings.members.revoked', { email }),
    refresh,
  });
  const ask = () =>
    confirm({
      title: t('settings.members.revokeTitle', { email }),
      text: t('settings.members.revokeText'),
      yes: t('settings.members.revoke'),
      no: t('common.cancel'),
      onYes: () => revoke.mutate({ id }),
    });
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      {(isOwner || role !== 'owner') && (
        <Tooltip label={t('settings.members.resend')}>
          <ActionIcon
            variant="subtle"
            color="gray"
            loading={resend.isPending}
            onClick={() => resend.mutate({ email, role })}
            aria-label={t('settings.members.resendTo', { email })}
          >
            <IconRefresh size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={t('settings.members.revoke')}>
        <ActionIcon
          variant="subtle"
          color="red"
          loading={revoke.isPending}
          onClick={ask}
          aria-label={t('settings.members.revokeTitle', { email })}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </Group>
  );
}

/** Pending invitations. */
export function Invitations({ invitations }: { invitations: Invitation[] }) {
  const t = useTranslations();
  const [made, setMade] = useState<Made>();
  return (
    <>
      <Table verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('settings.members.email')}</Table.Th>
            <Table.Th>{t('settings.members.role')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('settings.members.invitedBy')}</Table.Th>
            <Table.Th visibleFrom="sm">{t('settings.members.expires')}</Table.Th>
            <Table.Th w={80}>
              <VisuallyHidden>{t('common.more')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {invitations.map((invitation) => (
            <Table.Tr key={invitation.id}>
              <Table.Td className={classes.name}>
                <Text size="sm">{invitation.email}</Text>
              </Table.Td>
              <Table.Td>
                <Text size="sm">{t(`settings.roles.${invitation.role}`)}</Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Text size="sm" c="dimmed">
                  {invitation.invitedBy}
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm">
                {invitation.expired ? (
                  <Badge color="red" variant="light" tt="none" radius="sm">
                    {t('settings.members.expired')}
                  </Badge>
                ) : (
                  <Text size="sm" c="dimmed" component="div">
                    <Time at={invitation.expiresAt} />
                  </Text>
                )}
              </Table.Td>
              <Table.Td>
                <Actions invitation={invitation} onMade={setMade} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {made && (
        <Modal
          opened
          onClose={() => setMade(undefined)}
          title={t('settings.members.invitedTitle')}
          closeOnClickOutside={false}
        >
          <InvitationLink made={made} onClose={() => setMade(undefined)} />
        </Modal>
      )}
    </>
  );
}
