'use client';
import { Button, Group, Textarea } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../widgets/limits';
import { failureOf, useApi } from '../../../../_ui/api';
import { useChange } from '../../../../_ui/change';
import classes from './board.module.css';
import type { Section } from './board-model';

/** Adds items to a section by name, one after another, without leaving the board. */
export function AddItem({ roadmapId, section }: { roadmapId: number; section: Section }) {
  const t = useTranslations();
  const api = useApi();
  const [name, setName] = useState<string>();
  const [left, setLeft] = useState(false);
  const create = useChange(api.roadmapItems.create.mutationOptions(), {
    refresh: [api.roadmaps.pathKey()],
    quiet: true,
    onDone: () => setName(''),
  });
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
        // Back from the field, the focus stays here.
        autoFocus={left}
        onClick={() => setName('')}
      >
        {t('roadmaps.item.add')}
      </Button>
    );
  const close = () => {
    setName(undefined);
    setLeft(true);
    create.reset();
  };
  const add = () => {
    if (name.trim() && !create.isPending) create.mutate({ roadmapId, sectionId: section.id, name: name.trim() });
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
        error={create.error && failureOf(create.error).message}
      />
      <Group gap="xs" mt={6}>
        <Button size="compact-sm" onClick={add} loading={create.isPending}>
          {t('roadmaps.item.add')}
        </Button>
        <Button size="compact-sm" variant="default" onClick={close}>
          {t('common.cancel')}
        </Button>
      </Group>
    </div>
  );
}
