'use client';
import { Anchor, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Link } from '../../../_ui/navigation/link';
import { userHref } from '../../../_ui/texts/user-name';

type Who = { name: string | null; email: string | null; userId: string | null };

/**
 * The user who answered, as far as known, with a link to their page.
 * @param isInText true inside a text, where a link must differ from other words by more than its color
 */
export function Respondent({ person: { name, email, userId }, isInText = false }: { person: Who; isInText?: boolean }) {
  const t = useTranslations('responses');
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
    <Anchor
      component={Link}
      href={userHref(userId)}
      size="sm"
      underline={isInText ? 'always' : 'hover'}
      onClick={(event) => event.stopPropagation()}
    >
      {shown}
    </Anchor>
  );
}
