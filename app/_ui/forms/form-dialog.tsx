'use client';
import { Button, Group, Modal, type ModalProps, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useReturnFocus } from './return-focus';
import { useOpenForm } from './unsaved-guard';

type FootProps = {
  /** Text of the button that submits. */
  submit: string;
  saving: boolean;
  onClose: () => void;
};

/** The last line of a form in a dialog: cancel and submit. */
export function FormFoot({ submit, saving, onClose }: FootProps) {
  useOpenForm();
  const t = useTranslations('common');
  return (
    <Group justify="flex-end" gap="xs">
      <Button variant="default" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button type="submit" loading={saving}>
        {submit}
      </Button>
    </Group>
  );
}

type Props = FootProps & {
  title: ReactNode;
  size?: ModalProps['size'];
  onSubmit: (event?: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
};

/** A dialog with one form: its fields below each other, then cancel and submit. */
export function FormDialog({ title, size = 'md', onSubmit, children, ...foot }: Props) {
  useReturnFocus();
  return (
    <Modal opened onClose={foot.onClose} title={title} size={size}>
      <form onSubmit={onSubmit} noValidate>
        <Stack>
          {children}
          <FormFoot {...foot} />
        </Stack>
      </form>
    </Modal>
  );
}
