'use client';
import { ActionIcon, Button, Input, TextInput } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Hint } from '../../../ui/form/hint';
import { useField, useScope } from '../../../ui/form/scope';
import { IconPlus, IconX } from '../../../ui/icons';
import { CHOICE_LENGTH, MAX_CHOICES } from '../known-values';
import classes from './choices-field.module.css';

type Props = { label: string; description: string; fewest?: number };

/** Options as lines of text: Enter adds a line, Backspace removes an empty line, and pasted lines become options. */
export function ChoicesField({ label, description, fewest = 0 }: Props) {
  const t = useTranslations('editing.microSurvey.form');
  const { path, value, change, disabled, error } = useField('options');
  const { issue } = useScope();
  const options = Array.isArray(value) ? value.map(String) : [];
  const list = useRef<HTMLUListElement>(null);
  const [wanted, setWanted] = useState<number>();
  useEffect(() => {
    if (wanted === undefined) return;
    list.current?.querySelectorAll('input')[wanted]?.focus();
    setWanted(undefined);
  }, [wanted]);

  const store = (next: string[], focus?: number) => {
    change(next.length ? next.slice(0, MAX_CHOICES) : undefined);
    if (focus !== undefined) setWanted(Math.min(focus, MAX_CHOICES - 1));
  };
  const full = options.length >= MAX_CHOICES;
  const insert = (at: number) => !full && store([...options.slice(0, at), '', ...options.slice(at)], at);
  const remove = (index: number, focus = index) =>
    store(
      options.filter((_, at) => at !== index),
      Math.max(0, Math.min(focus, options.length - 2)),
    );
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const empty = event.currentTarget.value === '';
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (options[index + 1] === '') setWanted(index + 1);
      else insert(index + 1);
    } else if (event.key === 'Backspace' && empty && options.length > 1) {
      event.preventDefault();
      remove(index, index - 1);
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>, index: number) => {
    const lines = event.clipboardData
      .getData('text')
      .split(/\r?\n/)
      .map((line) => line.trim().slice(0, CHOICE_LENGTH))
      .filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    const kept = options[index] ? [options[index]] : [];
    store(
      [...options.slice(0, index), ...kept, ...lines, ...options.slice(index + 1)],
      index + kept.length + lines.length - 1,
    );
  };

  return (
    <Input.Wrapper label={label} labelElement="div" description={description} error={error} data-field={path}>
      <ul ref={list} className={classes.choices} aria-label={label}>
        {options.map((option, index) => (
          <li key={index} className={classes.choice}>
            <TextInput
              data-field={`${path}[${index}]`}
              aria-label={t('option', { number: index + 1 })}
              placeholder={t('option', { number: index + 1 })}
              value={option}
              maxLength={CHOICE_LENGTH}
              readOnly={disabled}
              error={issue(`${path}[${index}]`)}
              onChange={({ currentTarget }) =>
                change(options.map((one, at) => (at === index ? currentTarget.value : one)))
              }
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={(event) => onPaste(event, index)}
              className={classes.text}
            />
            {!disabled && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={t('removeOption', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {!disabled && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={14} aria-hidden />}
          disabled={full}
          onClick={() => insert(options.length)}
        >
          {t('addOption')}
        </Button>
      )}
      {full && <Hint>{t('fullOptions', { max: MAX_CHOICES })}</Hint>}
      {options.filter((option) => option.trim()).length < fewest && <Hint kind="warning">{t('noOptions')}</Hint>}
    </Input.Wrapper>
  );
}
