'use client';
import { Popover, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { textOf, useField } from '../../../ui/form/scope';
import { IconMoodPlus } from '../../../ui/icons';
import { EmojiGrid } from './emoji-grid';
import classes from './feedback.module.css';

/** The emoji of an option. */
export function EmojiField() {
  const t = useTranslations('types.feedbackWidget.form');
  const { path, value, change, disabled } = useField('emoji');
  const [open, setOpen] = useState(false);
  const emoji = textOf(value);
  const name = emoji ? t('emoji', { emoji }) : t('chooseEmoji');
  const face = emoji || <IconMoodPlus size={18} aria-hidden />;
  if (disabled)
    return (
      <span className={classes.emoji} role="img" aria-label={name} data-field={path}>
        {face}
      </span>
    );
  const choose = (next: string | undefined) => {
    change(next);
    setOpen(false);
  };
  return (
    <Popover opened={open} onChange={setOpen} position="bottom-start" shadow="md" trapFocus returnFocus width={308}>
      <Popover.Target>
        <UnstyledButton className={classes.emoji} aria-label={name} data-field={path} onClick={() => setOpen(!open)}>
          {face}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown p="xs">
        <EmojiGrid chosen={emoji} onChoose={choose} />
      </Popover.Dropdown>
    </Popover>
  );
}
