'use client';
import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../widgets/types';
import { toastFailure, useFailureText } from '../_ui/change';
import { useReturnFocus } from '../_ui/return-focus';
import { Time } from '../_ui/time';
import { changesOf, toDraft } from './changes';
import { useFieldName } from './field-names';
import type { Conflict } from './use-saving';
import { useWidgetCalls, type Widget, widgetKey } from './widget';

type Props = {
  type: WidgetType;
  /** As it was when the editing began. */
  widget: Widget;
  conflict: Conflict;
  /** The fields that the person changed. */
  mine: string[];
  saving: boolean;
  onClose: () => void;
  onOverwrite: (expectedVersion: number) => void;
  onTakeTheirs: (theirs: Widget) => void;
};

/** Someone else saved first: says who, when and what, and leaves the choice to the person. */
export function ConflictDialog({ type, widget, conflict, mine, saving, onClose, onOverwrite, onTakeTheirs }: Props) {
  useReturnFocus();
  const t = useTranslations('builder');
  const client = useQueryClient();
  const calls = useWidgetCalls(type);
  const say = useFailureText();
  const [theirs, setTheirs] = useState<Widget>();
  const [loading, setLoading] = useState(false);
  const load = async (): Promise<Widget | undefined> => {
    setLoading(true);
    try {
      const current = await calls.get(widget.id);
      setTheirs(current);
      return current;
    } catch (error) {
      toastFailure(say(error));
    } finally {
      setLoading(false);
    }
  };
  const take = async () => {
    const current = theirs ?? (await load());
    if (!current) return;
    client.setQueryData(widgetKey(type, widget.id), current);
    onTakeTheirs(current);
  };
  const fieldName = useFieldName(type);
  const fields = (names: string[]) => names.map(fieldName).join(', ');
  const changed = theirs && Object.keys(changesOf(toDraft(widget), toDraft(theirs)));
  return (
    <Modal opened onClose={onClose} title={t('conflictTitle')} size="lg">
      <Stack>
        <Text size="sm">
          {t.rich('conflictText', {
            who: conflict.updatedBy ?? t('someone'),
            when: () => <Time at={conflict.updatedAt} />,
          })}
        </Text>
        <Text size="sm">{t('conflictMine', { fields: fields(mine) || t('nothing') })}</Text>
        {changed ? (
          <Alert color="gray">{t('conflictTheirs', { fields: fields(changed) || t('nothing') })}</Alert>
        ) : (
          <Button variant="default" size="xs" onClick={load} loading={loading} style={{ alignSelf: 'start' }}>
            {t('conflictShow')}
          </Button>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('conflictKeep')}
          </Button>
          <Button variant="default" onClick={take} loading={loading}>
            {t('conflictTake')}
          </Button>
          <Button color="red" onClick={() => onOverwrite(theirs?.version ?? conflict.currentVersion)} loading={saving}>
            {t('conflictOverwrite')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
