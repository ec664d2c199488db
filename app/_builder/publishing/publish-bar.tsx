'use client';
import { Badge, Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '../../../ui/icons';
import { LazyPopover } from '../../../ui/lazy/lazy-popover';
import { Tip } from '../../../ui/lazy/tip';
import type { Unmet } from '../../../widgets/contract/definition';
import type { WidgetType } from '../../../widgets/contract/types';
import { useSession } from '../../_ui/session/session';
import { ScheduleButton } from '../../_unpublished/schedule-button';
import type { DraftWarning } from './visible-warnings';

type Props = {
  type: WidgetType;
  active: boolean;
  dirty: boolean;
  /** The live widget has unpublished changes, saved or not. */
  changed: boolean;
  saving: boolean;
  unmet: Unmet[];
  warnings: DraftWarning[];
  onJump: (field: string) => void;
  onSave: (active?: boolean) => void;
  onPublishChanges: () => void;
  onSchedule: () => void;
};

const STATUS_ID = 'widget-status';

/** Focuses the status after publishing or unpublishing, because the pressed button no longer exists. */
export function focusStatus(): void {
  window.setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById(STATUS_ID)?.focus();
  });
}

const load = () => import('./readiness-list');

function Readiness({ type, unmet, warnings, onJump }: Pick<Props, 'type' | 'unmet' | 'warnings' | 'onJump'>) {
  const t = useTranslations('builder');
  if (!unmet.length && !warnings.length)
    return (
      <Group gap={6} visibleFrom="md" wrap="nowrap">
        <IconCircleCheck size={16} aria-hidden color="var(--mantine-primary-color-filled)" />
        <Text size="sm">{t('ready')}</Text>
      </Group>
    );
  const Icon = unmet.length ? IconAlertCircle : IconAlertTriangle;
  const button = (
    <Button variant="subtle" color="orange" c="var(--docent-warning)" leftSection={<Icon size={16} aria-hidden />}>
      {unmet.length ? t('missing', { count: unmet.length }) : t('warningCount', { count: warnings.length })}
    </Button>
  );
  return (
    <LazyPopover button={button} load={load} width={340} position="bottom-end" withArrow>
      {({ ReadinessList }, close) => (
        <ReadinessList
          type={type}
          unmet={unmet}
          warnings={warnings}
          onJump={(field) => {
            close();
            onJump(field);
          }}
        />
      )}
    </LazyPopover>
  );
}

/** Buttons to save, publish, unpublish and schedule, with what is missing to publish. Saved changes of a live widget stay unpublished. */
export function PublishBar({
  type,
  active,
  dirty,
  changed,
  saving,
  unmet,
  warnings,
  onJump,
  onSave,
  onPublishChanges,
  onSchedule,
}: Props) {
  const t = useTranslations('builder');
  const unpublished = useTranslations('unpublished');
  const publishing = useTranslations('publishing');
  const { canWrite, canPublish } = useSession();
  if (!canWrite) return null;
  const mayPublish = canPublish && unmet.length === 0;
  const why = canPublish ? t('publishUnmet') : publishing('role');
  const canPress = mayPublish && (!active || changed);
  return (
    <Group gap="xs">
      {(!active || unmet.length > 0 || warnings.length > 0) && (
        <Readiness type={type} unmet={unmet} warnings={warnings} onJump={onJump} />
      )}
      {active && canPublish && (
        <Button variant="default" loading={saving} onClick={() => onSave(false)}>
          {t('unpublish')}
        </Button>
      )}
      <Button variant="default" disabled={!dirty} loading={saving} onClick={() => onSave()}>
        {t(active ? 'save' : 'saveDraft')}
      </Button>
      {canPublish && <ScheduleButton dirty={dirty} onOpen={onSchedule} />}
      <Tip label={why} disabled={mayPublish}>
        <Button
          loading={saving}
          aria-disabled={!canPress}
          data-disabled={!canPress || undefined}
          onClick={() => {
            if (canPress) {
              if (active) onPublishChanges();
              else onSave(true);
            } else if (unmet[0]) onJump(unmet[0].field);
          }}
        >
          {active ? unpublished('publishChanges') : t('publish')}
        </Button>
      </Tip>
    </Group>
  );
}

export function StatusBadge({ active }: { active: boolean }) {
  const t = useTranslations('common');
  return (
    <Badge
      id={STATUS_ID}
      tabIndex={-1}
      variant="dot"
      color={active ? 'teal' : 'gray.5'}
      tt="none"
      size="lg"
      fw={500}
      miw="max-content"
    >
      {active ? t('live') : t('draft')}
    </Badge>
  );
}
