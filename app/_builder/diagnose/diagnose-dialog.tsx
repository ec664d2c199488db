'use client';
import { Box, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../widgets/contract/limits';
import { isPageAddress } from '../../../widgets/targeting/page-address';
import { useApi } from '../../_ui/data/api';
import { useReturnFocus } from '../../_ui/forms/return-focus';
import { DimmedWhileStale, Loaded, RowsSkeleton } from '../../_ui/page-states/states';
import classes from './diagnose.module.css';
import { GateList } from './gate-list';
import { UserInput } from './user-input';

const SETTLED_MS = 400;
const verdictOf = (shows: boolean | null) => (shows === null ? 'depends' : shows ? 'shows' : 'hidden');

/** Explains why a user sees a widget or not. Without a user ID, it counts the users who pass each gate. */
export function DiagnoseDialog({ id, dirty, onClose }: { id: number; dirty: boolean; onClose: () => void }) {
  const t = useTranslations('builder.why');
  const publishing = useTranslations('publishing');
  useReturnFocus();
  const [asked, setAsked] = useState({ userId: '', url: '' });
  const [{ userId, url }] = useDebouncedValue(asked, SETTLED_MS);
  const query = useQuery({
    ...useApi().diagnose.widget.queryOptions({
      id,
      // An ID may begin or end with spaces, so it is sent untrimmed. Spaces alone count as no ID.
      ...(userId.trim() ? { userId } : {}),
      ...(isPageAddress(url) ? { url: url.trim() } : {}),
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Modal opened onClose={onClose} title={publishing('why')} size="lg">
      <Stack>
        {dirty && (
          <Text size="sm" c="var(--docent-warning)">
            {t('saved')}
          </Text>
        )}
        <UserInput value={asked.userId} onChange={(next) => setAsked({ ...asked, userId: next })} />
        <TextInput
          type="url"
          label={t('address')}
          description={t('addressHint')}
          placeholder="https://app.example.com/projects"
          value={asked.url}
          // `url` is debounced, so that an address being typed shows no error.
          error={url.trim() && !isPageAddress(url) ? t('addressForm') : undefined}
          onChange={({ currentTarget }) => setAsked({ ...asked, url: currentTarget.value })}
          maxLength={LENGTHS.url}
        />
        <Loaded query={query} skeleton={<RowsSkeleton rows={8} height={40} />}>
          {({ shows, sentence, gates, users }) => (
            <DimmedWhileStale>
              <Stack gap="xs">
                <Box className={classes.verdict} role="status">
                  <Text fw={600}>
                    {users ? t('matching', { matching: users.matching, total: users.total }) : t(verdictOf(shows))}
                  </Text>
                  {(users ? shows === false : shows !== true) && <Text size="sm">{sentence}</Text>}
                </Box>
                <GateList gates={gates} users={users} />
              </Stack>
            </DimmedWhileStale>
          )}
        </Loaded>
      </Stack>
    </Modal>
  );
}
