'use client';
import { Button, Text, TextInput, UnstyledButton } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMessages, useTranslations } from 'use-intl';
import { IconSearch } from '../../../ui/icons';
import { containsInAnyCase } from '../../targeting/any-case';
import { EMOJI_LENGTH } from '../known-values';
import classes from './feedback.module.css';

const COLUMNS = 8;
const IS_EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u;

type Props = { chosen: string; onChoose: (emoji: string | undefined) => void };

/** Emoji to choose from by arrow keys or by name; any other can be pasted. */
export function EmojiGrid({ chosen, onChoose }: Props) {
  const t = useTranslations('editing.feedbackWidget.form');
  const all = Object.entries(useMessages().editing.feedbackWidget.form.emojiNames);
  const [search, setSearch] = useState('');
  const grid = useRef<HTMLFieldSetElement>(null);
  const words = search.trim().split(/\s+/);
  const found = all.filter(([emoji, name]) => words.every((word) => containsInAnyCase(name, word) || emoji === word));
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      all.findIndex(([emoji]) => emoji === chosen),
    ),
  );
  const current = Math.min(at, Math.max(0, found.length - 1));
  const own = IS_EMOJI.test(search) && found.length === 0 ? search.trim().slice(0, EMOJI_LENGTH) : undefined;

  const go = (to: number) => {
    const next = Math.max(0, Math.min(found.length - 1, to));
    setAt(next);
    grid.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const onGridKey = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: current + 1,
      ArrowLeft: current - 1,
      ArrowDown: current + COLUMNS,
      ArrowUp: current - COLUMNS,
      Home: 0,
      End: found.length - 1,
    };
    const to = moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  const onSearchKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      go(current);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const first = own ?? found[0]?.[0];
      if (search && first) onChoose(first);
    }
  };
  return (
    <>
      <TextInput
        data-autofocus
        size="xs"
        aria-label={t('searchEmoji')}
        placeholder={t('searchEmoji')}
        leftSection={<IconSearch size={14} aria-hidden />}
        value={search}
        onChange={({ currentTarget }) => {
          setSearch(currentTarget.value);
          setAt(0);
        }}
        onKeyDown={onSearchKey}
      />
      <fieldset ref={grid} aria-label={t('chooseEmoji')} className={classes.grid} onKeyDown={onGridKey}>
        {found.map(([emoji, name], index) => (
          <UnstyledButton
            key={emoji}
            className={classes.choice}
            tabIndex={index === current ? 0 : -1}
            aria-label={name}
            aria-pressed={emoji === chosen}
            title={name}
            onClick={() => onChoose(emoji)}
          >
            {emoji}
          </UnstyledButton>
        ))}
      </fieldset>
      {found.length === 0 &&
        (own ? (
          <Button size="compact-sm" variant="light" mt="xs" onClick={() => onChoose(own)}>
            {t('useEmoji', { emoji: own })}
          </Button>
        ) : (
          <Text size="xs" c="dimmed" mt="xs">
            {t('noEmoji')}
          </Text>
        ))}
      {chosen && (
        <Button size="compact-xs" variant="subtle" color="gray" mt="xs" onClick={() => onChoose(undefined)}>
          {t('noneEmoji')}
        </Button>
      )}
    </>
  );
}
