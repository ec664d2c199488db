'use client';
import { Button, Group, Loader, Textarea } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconPlus } from '../../../../../ui/icons';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { useApi } from '../../../../_ui/data/api';
import { useChange, useFailureText } from '../../../../_ui/data/change';
import { useOpenForm } from '../../../../_ui/forms/unsaved-guard';
import classes from './board.module.css';
import type { Section } from './board-model';

/** Adds items to a section by name, one after another, without leaving the board. A name that could not be saved returns to the field. */
export function AddItem({ roadmapId, section }: { roadmapId: number; section: Section }) {
  const t = useTranslations();
  const api = useApi();
  const [name, setName] = useState<string>();
  const [wasClosed, setWasClosed] = useState(false);
  const [failed, setFailed] = useState<string[]>([]);
  const [failure, setFailure] = useState<ReactNode>();
  const say = useFailureText();
  useOpenForm(Boolean(name) || failed.length > 0);
  const create = useChange(api.roadmapItems.create.mutationOptions(), {
    refresh: [api.roadmaps.pathKey()],
    quiet: true,
    inTurn: `items of section ${section.id}`,
    onFailed: (error, input) => {
      setFailure(say(error));
      setFailed((others) => [...others, input.name]);
    },
  });
  // Return failed names to the field one at a time, and never replace what is being typed.
  const [again, ...others] = failed;
  if (again !== undefined && !name) {
    setName(again);
    setFailed(others);
  }
  if (name === undefined)
    return (
      <Button
        variant="subtle"
        color="gray"
        c="dimmed"
        size="compact-sm"
        fw={500}
        className={classes.add}
        leftSection={<IconPlus size={15} aria-hidden />}
        aria-label={t('roadmaps.item.addTo', { name: section.name })}
        // When the field closes, the focus returns to this button.
        autoFocus={wasClosed}
        onClick={() => setName('')}
      >
        {t('roadmaps.item.add')}
      </Button>
    );
  const close = () => {
    setName(undefined);
    setWasClosed(true);
    setFailed([]);
    setFailure(undefined);
  };
  const add = () => {
    if (!name.trim()) return;
    create.mutate({ roadmapId, sectionId: section.id, name: name.trim() });
    setName('');
    setFailure(undefined);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={classes.adding}>
      <Textarea
        autoFocus
        autosize
        maxRows={4}
        maxLength={LENGTHS.name}
        aria-label={t('roadmaps.item.addTo', { name: section.name })}
        placeholder={t('roadmaps.item.placeholder')}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        rightSection={create.isPending && <Loader size={14} />}
        error={failure}
      />
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" onClick={add}>
          {t('roadmaps.item.add')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
      </Group>
    </div>
  );
}
