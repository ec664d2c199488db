'use client';
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../_ui/data/api';
import { Pager } from '../../../_ui/lists/pager';
import { Link } from '../../../_ui/navigation/link';
import { Loaded, RowsSkeleton } from '../../../_ui/page-states/states';
import { Time } from '../../../_ui/texts/time';
import { nameOf, userHref } from '../../../_ui/texts/user-name';

const SHOWN = 8;

/** The users in a segment, page by page, without its unsaved changes. */
export function Members({ id, dirty }: { id: number; dirty: boolean }) {
  const t = useTranslations('segments');
  const [offset, setOffset] = useState(0);
  const query = useQuery(useApi().segments.users.queryOptions({ id, limit: SHOWN, offset }));
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="members">
      <Title order={2} size="sm" id="members">
        {t('members')}
      </Title>
      {dirty && (
        <Text size="xs" c="dimmed" mt={2}>
          {t('membersSaved')}
        </Text>
      )}
      <Stack gap={0} mt="xs">
        <Loaded query={query} skeleton={<RowsSkeleton rows={4} height={34} />}>
          {({ data, pagination }) => (
            <>
              {data.length === 0 && (
                <Text size="sm" c="dimmed">
                  {t('noMembers')}
                </Text>
              )}
              {data.map((user) => (
                <Group key={user.userId} justify="space-between" wrap="nowrap" gap="xs" py={5}>
                  <Anchor component={Link} href={userHref(user.userId)} size="sm" truncate miw={0}>
                    {nameOf(user) ?? user.userId}
                  </Anchor>
                  <Text size="xs" c="dimmed" flex="none">
                    <Time at={user.createdAt} />
                  </Text>
                </Group>
              ))}
              <Pager pagination={pagination} onMove={setOffset} />
            </>
          )}
        </Loaded>
      </Stack>
    </Paper>
  );
}
