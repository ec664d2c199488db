'use client';
import { ActionIcon, Group, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '../../../ui/icons';
import { Tip } from '../../../ui/lazy/tip';
import { LENGTHS } from '../../../widgets/contract/limits';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { Link } from '../../_ui/navigation/link';
import classes from '../builder.module.css';
import type { useDraft } from '../draft/use-draft';

type State = ReturnType<typeof useDraft>;

/** Leads back to the list of the widget's type. */
export function BackLink({ type }: { type: WidgetType }) {
  const t = useTranslations('builder');
  return (
    <Tip label={t('backToList')}>
      <ActionIcon
        component={Link}
        href={`/widgets/${widgetTypes[type].path}`}
        variant="subtle"
        color="gray"
        aria-label={t('backToList')}
      >
        <IconArrowLeft size={18} aria-hidden />
      </ActionIcon>
    </Tip>
  );
}

/** Undoes and redoes edits of the draft. */
export function UndoButtons({ state }: { state: State }) {
  const t = useTranslations('builder');
  const common = useTranslations('common');
  return (
    <Group gap={2} wrap="nowrap">
      <Tip label={common('undo')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={common('undo')}
          disabled={!state.canUndo}
          onClick={state.undo}
        >
          <IconArrowBackUp size={18} aria-hidden />
        </ActionIcon>
      </Tip>
      <Tip label={t('redo')}>
        <ActionIcon variant="subtle" color="gray" aria-label={t('redo')} disabled={!state.canRedo} onClick={state.redo}>
          <IconArrowForwardUp size={18} aria-hidden />
        </ActionIcon>
      </Tip>
    </Group>
  );
}

type NameProps = Pick<State, 'draft' | 'change'> & { disabled: boolean; error: string | undefined };

/** The name of the widget, edited in the heading. */
export function NameField({ draft, change, disabled, error }: NameProps) {
  const t = useTranslations('builder');
  return (
    <TextInput
      aria-label={t('name')}
      data-field="name"
      variant="unstyled"
      className={classes.name}
      value={draft.name}
      maxLength={LENGTHS.name}
      readOnly={disabled}
      error={error}
      onChange={({ currentTarget }) => change({ name: currentTarget.value })}
    />
  );
}
