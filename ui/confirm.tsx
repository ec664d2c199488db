'use client';
import { Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ReactNode } from 'react';

type Question = { title: string; text: ReactNode; yes: string; no: string; danger?: boolean; onYes: () => void };

/** Asks before something that cannot be undone. */
export function confirm({ title, text, yes, no, danger = true, onYes }: Question): void {
  modals.openConfirmModal({
    title,
    children: (
      <Text component="div" size="sm">
        {text}
      </Text>
    ),
    labels: { confirm: yes, cancel: no },
    confirmProps: danger ? { color: 'red' } : {},
    onConfirm: onYes,
  });
}
