'use client';
import { Select, Text, Tooltip } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useSession } from '../../../../_ui/session/session';
import { type Member, ROLES, type Role } from './roles';

type Props = { member: Member; isSelf: boolean; lastOwner: boolean };
type List = { members: Member[] };

/** A member's role. Admins and owners can change it. */
export function RoleSelect({ member: { personId, name, role }, isSelf, lastOwner }: Props) {
  const t = useTranslations();
  const api = useApi();
  const { isAdmin, isOwner } = useSession();
  const change = useChange(api.members.changeRole.mutationOptions(), {
    done: (_, next) => t('settings.members.roleChanged', { name, role: t(`settings.roles.${next.role}`) }),
    refresh: [api.members.list.queryKey()],
    optimistic: {
      key: api.members.list.queryKey(),
      update: (old: List, next) => ({
        ...old,
        members: old.members.map((one) => (one.personId === next.personId ? { ...one, role: next.role } : one)),
      }),
    },
    // The person's own scopes may have changed with the role, so the page is loaded again.
    onDone: () => isSelf && window.location.reload(),
  });
  const choose = (next: Role) => {
    if (next === role) return;
    const save = () => change.mutate({ personId, role: next });
    if (!isSelf && next !== 'owner') return save();
    confirm({
      title: t('settings.members.roleTitle', { name, role: t(`settings.roles.${next}`) }),
      text: isSelf ? t('settings.members.ownRoleText') : t('settings.members.ownerText'),
      yes: t('settings.members.roleYes'),
      no: t('common.cancel'),
      danger: isSelf,
      onYes: save,
    });
  };
  if (!isAdmin) return <Text size="sm">{t(`settings.roles.${role}`)}</Text>;
  const locked = lastOwner
    ? t('settings.members.lastOwner')
    : role === 'owner' && !isOwner && t('settings.members.ownersOnly');
  if (locked)
    return (
      <Tooltip label={locked} multiline maw={260}>
        <Text size="sm" tabIndex={0} component="span">
          {t(`settings.roles.${role}`)}
        </Text>
      </Tooltip>
    );
  return (
    <Select
      size="xs"
      aria-label={t('settings.members.roleOf', { name })}
      data={ROLES.filter((one) => isOwner || one !== 'owner').map((value) => ({
        value,
        label: t(`settings.roles.${value}`),
      }))}
      value={role}
      allowDeselect={false}
      disabled={change.isPending}
      comboboxProps={{ width: 140 }}
      onChange={(value) => choose(value as Role)}
    />
  );
}
