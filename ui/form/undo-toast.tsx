'use client';
import { Button, Group, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useTranslations } from 'use-intl';

const SHOWN_MS = 8_000;

function Offer({ message, onUndo }: { message: string; onUndo: () => void }) {
  const t = useTranslations('common');
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm">{message}</Text>
      <Button size="compact-sm" variant="light" onClick={onUndo}>
        {t('undo')}
      </Button>
    </Group>
  );
}

/** Shows what was deleted, with an undo button. One toast per `id`. */
export function offerUndo(id: string, message: string, undo: () => void): void {
  const onUndo = () => {
    notifications.hide(id);
    undo();
  };
  notifications.hide(id);
  notifications.show({
    id,
    message: <Offer message={message} onUndo={onUndo} />,
    color: 'gray',
    withBorder: true,
    autoClose: SHOWN_MS,
  });
}

export const hideUndo = (id: string): void => {
  notifications.hide(id);
};
