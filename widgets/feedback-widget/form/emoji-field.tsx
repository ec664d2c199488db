'use client';
import { UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { textOf, useField } from '../../../ui/form/scope';
import { IconMoodPlus } from '../../../ui/icons';
import { LazyPopover } from '../../../ui/lazy/lazy-popover';
import classes from './feedback.module.css';

const load = () => import('./emoji-grid');

/** The emoji of an option. */
export function EmojiField() {
  const t = useTranslations('editing.feedbackWidget.form');
  const { path, value, change, disabled } = useField('emoji');
  const emoji = textOf(value);
  const name = emoji ? t('emoji', { emoji }) : t('chooseEmoji');
  const face = emoji || <IconMoodPlus size={18} aria-hidden />;
  if (disabled)
    return (
      <span className={classes.emoji} role="img" aria-label={name} data-field={path}>
        {face}
      </span>
    );
  const button = (
    <UnstyledButton className={classes.emoji} aria-label={name} data-field={path}>
      {face}
    </UnstyledButton>
  );
  return (
    <LazyPopover button={button} load={load} position="bottom-start" returnFocus width={308} padding="xs">
      {({ EmojiGrid }, close) => (
        <EmojiGrid
          chosen={emoji}
          onChoose={(next) => {
            change(next);
            close();
          }}
        />
      )}
    </LazyPopover>
  );
}
