'use client';
import { ActionIcon, Alert, Button, Group, NativeSelect, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { IconChevronLeft, IconChevronRight } from '../../../../ui/icons';
import { dayIn } from '../../../../ui/time-zone';
import { zoneName } from '../../../../ui/zone-name';
import { useApi } from '../../../_ui/data/api';
import { Page } from '../../../_ui/layout/page-frame';
import { useUrlState } from '../../../_ui/navigation/url-state';
import { DimmedWhileStale, Loaded } from '../../../_ui/page-states/states';
import { useWidgetTexts } from '../../../_ui/texts/entities';
import { useZone } from '../../../_ui/texts/zone';
import classes from './calendar.module.css';
import { daysOf, isMonth, monthAfter, rangeOf } from './days';
import { Month } from './month';
import { RunningList } from './running';
import { isType, type Movable, type Schedule, TYPES, type Type } from './types';
import { useMove } from './use-move';

const MoveDialog = dynamic(() => import('./move-dialog'), { ssr: false });

const POLL_MS = 30_000;

/** The month and the type that the address names. */
function useChosen() {
  const url = useUrlState();
  const { zone } = useZone();
  const now = dayIn(Date.now(), zone).slice(0, 7);
  const [month, type] = [url.get('month'), url.get('type')];
  return { month: isMonth(month) ? month : now, now, type: isType(type) ? type : undefined, set: url.set };
}

type Chosen = ReturnType<typeof useChosen>;

function useTypeName(): (type: Type) => string {
  const t = useTranslations('calendar');
  const textsOf = useWidgetTexts();
  return (type) =>
    type === 'changelog_post' || type === 'roadmap_item' ? t(`types.${type}`) : textsOf(type).name.many;
}

function Bar({ month, now, type, set }: Chosen) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const nameOf = useTypeName();
  const go = (to: string) => set({ month: to === now ? null : to });
  return (
    <Group justify="space-between" gap="sm">
      <Group gap="xs">
        <ActionIcon variant="default" size={36} aria-label={t('previous')} onClick={() => go(monthAfter(month, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => go(now)}>
          {t('today')}
        </Button>
        <ActionIcon variant="default" size={36} aria-label={t('next')} onClick={() => go(monthAfter(month, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Title order={2} aria-live="polite">
          {format.dateTime(new Date(`${month}-15T00:00:00Z`), { month: 'long', year: 'numeric', timeZone: 'UTC' })}
        </Title>
      </Group>
      <NativeSelect
        aria-label={t('type')}
        data={[{ value: '', label: t('allTypes') }, ...TYPES.map((one) => ({ value: one, label: nameOf(one) }))]}
        value={type ?? ''}
        onChange={({ currentTarget }) => set({ type: currentTarget.value || null })}
      />
    </Group>
  );
}

type PlanProps = { schedule: Schedule; days: string[]; chosen: Chosen };

function Plan({ schedule, days, chosen: { month, type } }: PlanProps) {
  const t = useTranslations('calendar');
  const move = useMove();
  const [asked, setAsked] = useState<Movable>();
  const isShown = ({ entity }: { entity: { type: Type } }) => !type || entity.type === type;
  const entries = schedule.entries.filter(isShown);
  return (
    <DimmedWhileStale>
      <Stack gap="lg">
        {schedule.truncated && <Alert color="yellow">{t('truncated')}</Alert>}
        {!entries.length && (
          <Text size="sm" c="dimmed">
            {t('empty')}
          </Text>
        )}
        <Month days={days} month={month} entries={entries} onAsk={setAsked} onMove={move} />
        <RunningList running={schedule.running.filter(isShown)} />
      </Stack>
      {asked && <MoveDialog entry={asked} onClose={() => setAsked(undefined)} onMove={(at) => move(asked, at)} />}
    </DimmedWhileStale>
  );
}

/** Scheduled and completed actions by month, and the widgets that are running. */
export function Calendar() {
  const t = useTranslations('calendar');
  const { zone, of } = useZone();
  const chosen = useChosen();
  const days = daysOf(chosen.month, useLocale());
  const query = useQuery({
    ...useApi().schedule.get.queryOptions(rangeOf(days, zone)),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
  return (
    <Page title={t('title')} description={`${t('description')} ${t(`zone.${of}`, { zone: zoneName(zone) })}`}>
      <Stack gap="md">
        <Bar {...chosen} />
        <Loaded query={query} skeleton={<Skeleton height={560} radius="lg" className={classes.skeleton} />}>
          {(schedule) => <Plan schedule={schedule} days={days} chosen={chosen} />}
        </Loaded>
      </Stack>
    </Page>
  );
}
