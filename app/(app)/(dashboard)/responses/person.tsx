'use client';
import { Anchor, Text } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'use-intl';
import { userHref } from '../users/user-name';
import type { Response } from './fetch';

/** The person who answered, as far as it is known, with a link to what else is known of them. */
export function Person({ response }: { response: Response }) {
  const t = useTranslations('responses');
  const { name, email } = response;
  const userId = response.tab === 'feedback' ? null : response.userId;
  const shown = name ?? email ?? userId;
  if (!shown)
    return (
      <Text size="sm" c="dimmed" component="span">
        {t('anonymous')}
      </Text>
    );
  if (!userId)
    return (
      <Text size="sm" component="span">
        {shown}
      </Text>
    );
  return (
    <Anchor component={Link} href={userHref(userId)} size="sm" onClick={(event) => event.stopPropagation()}>
      {shown}
    </Anchor>
  );
}
