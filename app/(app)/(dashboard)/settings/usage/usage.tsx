'use client';
import { Alert, Paper, Progress, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'use-intl';
import { IconAlertTriangle } from '../../../../../ui/icons';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { isNearQuota } from '../../../../_ui/data/usage';
import { Page } from '../../../../_ui/layout/page-frame';
import { Loaded, RowsSkeleton } from '../../../../_ui/page-states/states';
import classes from './usage.module.css';

type CompanyUsage = Outputs['usage']['get'];
type Quota = keyof CompanyUsage['quotas'];

const QUOTAS = ['events', 'users', 'eventNames', 'eventBytes'] as const;

const colorOf = (share: number) => (share >= 1 ? 'red' : isNearQuota({ share }) ? 'orange' : undefined);

/** One quota: how much is used, of how much, and what happens at the limit. */
function Meter({ quota, usage: { used, limit, share } }: { quota: Quota; usage: CompanyUsage['quotas'][Quota] }) {
  const t = useTranslations('settings.usage');
  const format = useFormatter();
  const id = `usage-${quota}`;
  return (
    <Paper withBorder component="section" className={classes.meter} aria-labelledby={id}>
      <div className={classes.head}>
        <Title order={2} size="h4" id={id}>
          {t(`quotas.${quota}.title`)}
        </Title>
        <Text size="sm" className={classes.figures}>
          {limit === null
            ? t('unlimited', { used: format.number(used) })
            : t('of', { used: format.number(used), limit: format.number(limit) })}
        </Text>
      </div>
      {share !== null && (
        <>
          <Progress
            value={Math.round(Math.min(share, 1) * 1_000) / 10}
            color={colorOf(share)}
            size={8}
            mt={8}
            aria-label={t(`quotas.${quota}.title`)}
          />
          <Text
            size="sm"
            mt={6}
            fw={isNearQuota({ share }) ? 600 : 400}
            c={isNearQuota({ share }) ? undefined : 'dimmed'}
          >
            {share >= 1 ? t('full', { share }) : isNearQuota({ share }) ? t('near', { share }) : t('share', { share })}
          </Text>
        </>
      )}
      <Text size="sm" c="dimmed" mt={6}>
        {t(`quotas.${quota}.text`)} {share !== null && t(`quotas.${quota}.limit`)}
      </Text>
    </Paper>
  );
}

function Meters({ usage: { period, quotas } }: { usage: CompanyUsage }) {
  const t = useTranslations('settings.usage');
  const format = useFormatter();
  const near = QUOTAS.filter((quota) => isNearQuota(quotas[quota]));
  const isLimited = QUOTAS.some((quota) => quotas[quota].limit !== null);
  const day = (date: string) => format.dateTime(new Date(date), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Stack gap="md">
      {near.length > 0 && (
        <Alert
          color="orange"
          styles={{ label: { color: 'var(--docent-warning)' }, icon: { color: 'var(--docent-warning)' } }}
          icon={<IconAlertTriangle aria-hidden />}
          title={t('warning', { count: near.length })}
        >
          {t('warningText')}
        </Alert>
      )}
      {QUOTAS.map((quota) => (
        <Meter key={quota} quota={quota} usage={quotas[quota]} />
      ))}
      <Text size="sm" c="dimmed">
        {t('period', { from: day(period.from), until: day(period.until) })} {t(isLimited ? 'operator' : 'noLimits')}
      </Text>
    </Stack>
  );
}

/** How much of each quota the company uses. */
export function Usage() {
  const t = useTranslations('settings.usage');
  const api = useApi();
  const query = useQuery(api.usage.get.queryOptions({}));
  return (
    <Page title={t('title')} description={t('description')} narrow>
      <Loaded query={query} skeleton={<RowsSkeleton rows={4} height={112} />}>
        {(usage) => <Meters usage={usage} />}
      </Loaded>
    </Page>
  );
}
