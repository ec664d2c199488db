'use client';
import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../ui/confirm';
import { IconHistory } from '../../../ui/icons';
import type { WidgetType } from '../../../widgets/contract/types';
import { type Outputs, useApi } from '../../_ui/data/api';
import { toastFailure, useChange, useFailureText } from '../../_ui/data/change';
import { Pager } from '../../_ui/lists/pager';
import { EmptyState, Loaded } from '../../_ui/page-states/states';
import { Time } from '../../_ui/texts/time';
import { toDraft } from '../draft/changes';
import type { Draft } from '../draft/draft';
import { useReadWidget, type Widget, widgetKey } from '../draft/widget';
import { useFieldName } from '../texts/field-names';
import classes from './history.module.css';
import { VersionDiff } from './version-diff';

/** A version as it was saved. */
export type PastVersion = { number: number; draft: Draft };

type Version = Outputs['widgetVersions']['list']['data'][number];
type Props = {
  type: WidgetType;
  widget: Widget;
  dirty: boolean;
  disabled: boolean;
  onRestored: (widget: Widget) => void;
  /** The number of the version that the preview shows. */
  previewed: number | undefined;
  /** Shows a version in the preview; undefined shows the edited draft. */
  onPreview: (version: PastVersion | undefined) => void;
};

type RowProps = {
  type: WidgetType;
  version: Version;
  current: boolean;
  buttons: ReactNode;
  children: ReactNode;
};

function VersionRow({ type, version, current, buttons, children }: RowProps) {
  const t = useTranslations('builder');
  const fieldName = useFieldName(type);
  const { number, createdAt, actor, changed, reason } = version;
  return (
    <Paper withBorder p="sm" component="li">
      <div className={classes.version}>
        <div className={classes.what}>
          <Group gap="xs">
            <Text size="sm" fw={600}>
              {t('version', { number })}
            </Text>
            {current && (
              <Badge size="sm" variant="light" tt="none">
                {t('currentVersion')}
              </Badge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {actor.name}
            {actor.kind === 'key' ? ` (${t('byKey')})` : ''} · <Time at={createdAt} />
          </Text>
          <Text size="sm">{number === 1 ? t('firstVersion') : changed.map(fieldName).join(', ')}</Text>
          {reason && <Text size="sm">{reason}</Text>}
        </div>
        <Group gap="xs">{buttons}</Group>
      </div>
      {children}
    </Paper>
  );
}

/** The versions of a widget, with their time, author and changed fields. Each can be compared, previewed and restored. */
export function HistoryTab({ type, widget, dirty, disabled, onRestored, previewed, onPreview }: Props) {
  const t = useTranslations('builder');
  const common = useTranslations('common');
  const say = useFailureText();
  const api = useApi();
  const client = useQueryClient();
  const read = useReadWidget(type);
  const [offset, setOffset] = useState(0);
  const [shown, setShown] = useState<number>();
  const query = useQuery(api.widgetVersions.list.queryOptions({ widgetId: widget.id, limit: 20, offset }));
  const restore = useChange(api.widgetVersions.restore.mutationOptions(), {
    done: ({ version }, { number, expectedVersion }) =>
      t(version === expectedVersion ? 'restoredSame' : 'restored', { number }),
    refresh: [api.widgetVersions.list.queryKey(), api.widgets.list.queryKey()],
    onDone: async () => {
      const restored = await read(widget.id);
      client.setQueryData(widgetKey(type, widget.id), restored);
      onPreview(undefined);
      onRestored(restored);
    },
  });
  const preview = useMutation({
    mutationFn: (number: number) =>
      client.fetchQuery(api.widgetVersions.get.queryOptions({ widgetId: widget.id, number })),
    onSuccess: ({ number, snapshot }) => {
      const { archivedAt: _, ...fields } = snapshot;
      onPreview({ number, draft: toDraft({ ...widget, ...fields } as Widget) });
    },
    onError: (error) => toastFailure(say(error)),
  });
  const ask = (number: number) =>
    confirm({
      title: t('restoreTitle', { number }),
      text: dirty ? t('restoreTextDirty') : t('restoreText'),
      yes: common('restore'),
      no: common('cancel'),
      danger: dirty,
      onYes: () => restore.mutate({ widgetId: widget.id, number, expectedVersion: widget.version }),
    });
  return (
    <Loaded query={query}>
      {({ data, pagination }) =>
        data.length === 0 ? (
          <EmptyState icon={IconHistory} title={t('noHistory')} text={t('noHistoryText')} />
        ) : (
          <>
            <Stack gap="xs" component="ul" p={0} m={0} style={{ listStyle: 'none' }}>
              {data.map((version) => {
                const { number } = version;
                const current = number === widget.version;
                return (
                  <VersionRow
                    key={number}
                    type={type}
                    version={version}
                    current={current}
                    buttons={
                      !current && (
                        <>
                          <Button
                            size="xs"
                            variant="default"
                            aria-expanded={shown === number}
                            aria-label={`${t('compare')}: ${t('version', { number })}`}
                            onClick={() => setShown(shown === number ? undefined : number)}
                          >
                            {t('compare')}
                          </Button>
                          <Button
                            size="xs"
                            variant={previewed === number ? 'light' : 'default'}
                            aria-pressed={previewed === number}
                            aria-label={`${t('show')}: ${t('version', { number })}`}
                            loading={preview.isPending && preview.variables === number}
                            onClick={() => (previewed === number ? onPreview(undefined) : preview.mutate(number))}
                          >
                            {t('show')}
                          </Button>
                          {!disabled && (
                            <Button
                              size="xs"
                              variant="default"
                              aria-label={`${common('restore')}: ${t('version', { number })}`}
                              loading={restore.isPending && restore.variables.number === number}
                              onClick={() => ask(number)}
                            >
                              {common('restore')}
                            </Button>
                          )}
                        </>
                      )
                    }
                  >
                    {shown === number && <VersionDiff type={type} widget={widget} number={number} />}
                  </VersionRow>
                );
              })}
            </Stack>
            <Pager pagination={pagination} onMove={setOffset} />
          </>
        )
      }
    </Loaded>
  );
}
