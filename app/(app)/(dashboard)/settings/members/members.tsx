'use client';
import { Button, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconUserPlus } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { Loaded, RowsSkeleton } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { Invitations } from './invitations';
import { InviteForm } from './invite-form';
import { MemberTable } from './member-table';

/** Members of the company with their roles, and invitations. */
export function Members() {
  const t = useTranslations('settings.members');
  const api = useApi();
  const { isAdmin, role } = useSession();
  const [inviting, setInviting] = useState(false);
  const query = useQuery(api.members.list.queryOptions());
  const invite = isAdmin && (
    <Button leftSection={<IconUserPlus size={16} aria-hidden />} onClick={() => setInviting(true)}>
      {t('invite')}
    </Button>
  );
  const description = role && !isAdmin ? t('descriptionReadOnly') : t('description');
  return (
    <Page title={t('title')} description={description} actions={invite}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
        {({ members, invitations }) => (
          <Stack gap="xl">
            <MemberTable members={members} />
            {invitations.length > 0 && (
              <section>
                <Title order={2} mb="xs">
                  {t('invitations')}
                </Title>
                <Invitations invitations={invitations} />
              </section>
            )}
          </Stack>
        )}
      </Loaded>
      {inviting && <InviteForm onClose={() => setInviting(false)} />}
    </Page>
  );
}
