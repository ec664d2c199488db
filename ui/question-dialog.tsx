'use client';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Confirmation } from './question';

/** The dialog of a question. `asked`: undefined while there is none. */
export function QuestionDialog({ asked, onClose }: { asked: Confirmation | undefined; onClose: () => void }) {
  // The question stays readable while the dialog fades out.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  // The dialog is mounted closed and then opened: only then does it remember the focused element and return the focus to it.
  const [opened, setOpened] = useState(false);
  useEffect(() => setOpened(asked !== undefined), [asked]);
  const answerYes = () => {
    onClose();
    shown?.onYes();
  };
  return (
    <Modal opened={opened} onClose={onClose} title={shown?.title}>
      <Text component="div" size="sm" mb="md">
        {shown?.text}
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={onClose}>
          {shown?.no}
        </Button>
        <Button color={shown?.danger === false ? undefined : 'red'} onClick={answerYes}>
          {shown?.yes}
        </Button>
      </Group>
    </Modal>
  );
}
