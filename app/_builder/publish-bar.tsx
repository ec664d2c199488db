'use client';
import { Alert, Badge, Button, Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck } from '../../ui/icons';
import { AskedPopover } from '../../ui/near/asked-popover';
import { Tip } from '../../ui/near/tip';
import type { Unmet } from '../../widgets/definition';
import type { WidgetType } from '../../widgets/types';
import { useSession } from '../_ui/session';
import type { DraftWarning } from './told-warnings';

type Props = {
  type: WidgetType;
  active: boolean;
  dirty: boolean;
  saving: boolean;
  unmet: Unmet[];
  warnings: DraftWarning[];
  onJump: (field: string) => void;
  onSave: (active?: boolean) => void;
};

const STATUS_ID = 'widget-status';

/** Puts the focus on what has just changed, where the button that changed it has gone. */
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
      {unmet.length ? t('missing', { count: unmet.length }) : t('odd', { count: warnings.length })}
    </Button>
  );
  return (
    <AskedPopover button={button} load={load} width={340} position="bottom-end" withArrow>
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
    </AskedPopover>
  );
}

/** Save, publish, take down, and what stands in the way. */
export function PublishBar({ type, active, dirty, saving, unmet, warnings, onJump, onSave }: Props) {
  const t = useTranslations('builder');
  const publishing = useTranslations('publishing');
  const { canWrite, canPublish } = useSession();
  if (!canWrite) return null;
  const mayPublish = canPublish && unmet.length === 0;
  const why = canPublish ? t('publishUnmet') : publishing('role');
  return (
    <Group gap="xs">
      {(!active || unmet.length > 0 || warnings.length > 0) && (
        <Readiness type={type} unmet={unmet} warnings={warnings} onJump={onJump} />
      )}
      {active ? (
        <>
          {canPublish && (
            <Button variant="default" loading={saving} onClick={() => onSave(false)}>
              {t('takeDown')}
            </Button>
          )}
          <Button disabled={!dirty || !mayPublish} loading={saving} onClick={() => onSave()}>
            {t('saveLive')}
          </Button>
        </>
      ) : (
        <>
          <Button variant="default" disabled={!dirty} loading={saving} onClick={() => onSave()}>
            {t('saveDraft')}
          </Button>
          <Tip label={why} disabled={mayPublish}>
            <Button
              loading={saving}
              aria-disabled={!mayPublish}
              data-disabled={!mayPublish || undefined}
              onClick={() => {
                if (mayPublish) onSave(true);
                else if (unmet[0]) onJump(unmet[0].field);
              }}
            >
              {t('publish')}
            </Button>
          </Tip>
        </>
      )}
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

/** Why an editor cannot change what is live. */
export function LiveNotice() {
  const t = useTranslations('builder');
  return (
    <Alert icon={<IconAlertCircle aria-hidden />} color="orange" mb="md">
      {t('liveNotice')}
    </Alert>
  );
}
