'use client';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { IconMail } from '../../../../../ui/icons';
import type { Outputs } from '../../../../_ui/data/api';
import { CodeBlock } from '../code-block';

/** The link of an invitation. It is not stored, so it can only be copied here. */
export function InvitationLink({ made, onClose }: { made: Outputs['members']['invite']; onClose: () => void }) {
  const t = useTranslations('settings');
  const format = useFormatter();
  const { link, mailed, invitation } = made;
  const until = format.dateTime(new Date(invitation.expiresAt), { dateStyle: 'long' });
  return (
    <Stack>
      {mailed ? (
        <Alert icon={<IconMail aria-hidden />}>{t('members.mailed', { email: invitation.email })}</Alert>
      ) : (
        <Text size="sm">{t('members.notMailed', { email: invitation.email })}</Text>
      )}
      <CodeBlock code={link} label={t('members.link')} />
      <Text size="sm" c="dimmed">
        {t('members.linkNote', { until })}
      </Text>
      <Group justify="flex-end">
        <Button onClick={onClose}>{t('done')}</Button>
      </Group>
    </Stack>
  );
}
