'use client';
import { Modal, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { FormFoot } from '../../../../_ui/forms/form-dialog';
import { useReturnFocus } from '../../../../_ui/forms/return-focus';
import { useSession } from '../../../../_ui/session/session';
import { InvitationLink } from './invitation-link';
import { ROLES, type Role } from './roles';

type Made = Outputs['members']['invite'];

/** Invites someone, then shows the link once. */
export function InviteForm({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useTranslations();
  const api = useApi();
  const { isOwner, canSendMail } = useSession();
  const [made, setMade] = useState<Made>();
  const form = useForm({ initialValues: { email: '', role: 'editor' as Role } });
  const invite = useChange(api.members.invite.mutationOptions(), {
    refresh: [api.members.list.queryKey()],
    onDone: setMade,
    form,
  });
  const submit = form.onSubmit(({ email, role }) => invite.mutate({ email: email.trim(), role }));
  return (
    <Modal
      opened
      onClose={onClose}
      title={made ? t('settings.members.invitedTitle') : t('settings.members.invite')}
      closeOnClickOutside={!made}
    >
      {made ? (
        <InvitationLink made={made} onClose={onClose} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextInput
              label={t('settings.members.email')}
              description={canSendMail ? t('settings.members.willMail') : t('settings.members.willLink')}
              type="email"
              required
              data-autofocus
              {...form.getInputProps('email')}
            />
            <Radio.Group label={t('settings.members.role')} {...form.getInputProps('role')}>
              <Stack gap="xs" mt="xs">
                {ROLES.filter((role) => isOwner || role !== 'owner').map((role) => (
                  <Radio
                    key={role}
                    value={role}
                    label={t(`settings.roles.${role}`)}
                    description={t(`settings.roleTexts.${role}`)}
                  />
                ))}
              </Stack>
            </Radio.Group>
            <FormFoot submit={t('settings.members.inviteButton')} saving={invite.isPending} onClose={onClose} />
          </Stack>
        </form>
      )}
    </Modal>
  );
}
