'use client';
import { ActionIcon, Avatar, Badge, Group, Table, Text, Tooltip, VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconLogout, IconUserMinus } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useSession } from '../../../../_ui/session/session';
import { Day } from '../../../../_ui/texts/time';
import classes from './members.module.css';
import { RoleSelect } from './role-select';
import type { Member } from './roles';

function RemoveButton({ member, isSelf }: { member: Member; isSelf: boolean }) {
  const t = useTranslations();
  const api = useApi();
  const { company } = useSession();
  const { name, personId } = member;
  const companyName = company?.name ?? '';
  const remove = useChange(api.members.remove.mutationOptions(), {
    done: isSelf ? t('settings.members.left', { company: companyName }) : t('settings.members.removed', { name }),
    refresh: isSelf ? [] : [api.members.list.queryKey()],
    // The session is now for another company, or for none, so the whole page is loaded again.
    onDone: () => isSelf && window.location.assign('/'),
  });
  const ask = () =>
    confirm({
      title: isSelf
        ? t('settings.members.leaveTitle', { company: companyName })
        : t('settings.members.removeTitle', { name }),
      text: isSelf ? t('settings.members.leaveText') : t('settings.members.removeText'),
      yes: isSelf ? t('settings.members.leave') : t('common.remove'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ personId }),
    });
  const Icon = isSelf ? IconLogout : IconUserMinus;
  const label = isSelf ? t('settings.members.leave') : t('common.remove');
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="red"
        onClick={ask}
        loading={remove.isPending}
        aria-label={isSelf ? t('settings.members.leave') : t('settings.members.removeTitle', { name })}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function MemberRow({ member, lastOwner }: { member: Member; lastOwner: boolean }) {
  const t = useTranslations('settings.members');
  const { person, isAdmin, isOwner } = useSession();
  const isSelf = person?.id === member.personId;
  const mayRemove = !lastOwner && (isSelf || (isAdmin && (isOwner || member.role !== 'owner')));
  return (
    <Table.Tr>
      <Table.Td className={classes.person}>
        <Group gap="sm" wrap="nowrap">
          <Avatar size={34} radius="xl" name={member.name} aria-hidden visibleFrom="xs" />
          <div className={classes.name}>
            <Text size="sm" fw={550}>
              {member.name}{' '}
              {isSelf && (
                <Badge component="span" size="xs" variant="default" tt="none" radius="sm">
                  {t('you')}
                </Badge>
              )}
            </Text>
            <Text size="sm" c="dimmed">
              {member.email}
            </Text>
          </div>
        </Group>
      </Table.Td>
      <Table.Td w={{ base: 112, sm: 140 }}>
        <RoleSelect member={member} isSelf={isSelf} lastOwner={lastOwner} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed" component="div">
          <Day at={member.joinedAt} />
        </Text>
      </Table.Td>
      <Table.Td w={44}>{mayRemove && <RemoveButton member={member} isSelf={isSelf} />}</Table.Td>
    </Table.Tr>
  );
}

/** Everyone who belongs to the company. */
export function MemberTable({ members }: { members: Member[] }) {
  const t = useTranslations();
  const owners = members.filter(({ role }) => role === 'owner').length;
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={{ base: '100%', sm: 'auto' }}>{t('settings.members.person')}</Table.Th>
          <Table.Th>{t('settings.members.role')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('settings.members.joined')}</Table.Th>
          <Table.Th>
            <VisuallyHidden>{t('common.more')}</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {members.map((member) => (
          <MemberRow key={member.personId} member={member} lastOwner={member.role === 'owner' && owners === 1} />
        ))}
      </Table.Tbody>
    </Table>
  );
}
