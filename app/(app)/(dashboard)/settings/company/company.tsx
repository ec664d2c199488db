'use client';
import { Group, NumberInput, Paper, Skeleton, Stack, Switch, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { LENGTHS, MAX, MIN } from '../../../../../widgets/contract/limits';
import { Page } from '../../../../_ui/layout/page-frame';
import { Loaded } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { AdminOnly } from '../admin-only';
import { CopyIcon } from '../copy-icon';
import { SaveButton } from '../save-button';
import { type Company, useChangeCompany, useCompany } from '../use-company';
import { TimeZoneForm } from './time-zone-form';

const DEFAULT_THROTTLE = { maxWidgets: 2, windowHours: 24 };
const DEFAULT_RETENTION = 365;

function NameForm({ company }: { company: Company }) {
  const t = useTranslations();
  const { isAdmin } = useSession();
  const form = useForm({ initialValues: { name: company.name } });
  const change = useChangeCompany({ form });
  const submit = form.onSubmit(({ name }) =>
    change.mutate({ name: name.trim() }, { onSuccess: () => form.resetDirty() }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label={t('settings.company.name')}
          required
          readOnly={!isAdmin}
          maxLength={LENGTHS.name}
          {...form.getInputProps('name')}
        />
        <Group gap={4}>
          <Text size="sm" c="dimmed">
            {t('settings.company.id', { id: company.id })}
          </Text>
          <CopyIcon value={String(company.id)} label={t('settings.company.idLabel')} />
        </Group>
        {isAdmin && (
          <Group justify="flex-end">
            <SaveButton saving={change.isPending} dirty={form.isDirty()} />
          </Group>
        )}
      </Stack>
    </form>
  );
}

function ThrottleForm({ company }: { company: Company }) {
  const t = useTranslations();
  const { isAdmin } = useSession();
  const { throttle, widgetPauseSeconds } = company.settings;
  const initialValues = { limited: throttle !== null, ...(throttle ?? DEFAULT_THROTTLE), widgetPauseSeconds };
  const form = useForm({ initialValues });
  const change = useChangeCompany();
  const { limited } = form.getValues();
  const submit = form.onSubmit(({ limited, maxWidgets, windowHours, widgetPauseSeconds }) =>
    change.mutate(
      { settings: { throttle: limited ? { maxWidgets, windowHours } : null, widgetPauseSeconds } },
      { onSuccess: () => form.resetDirty() },
    ),
  );
  const field = { min: 1, disabled: !isAdmin, allowDecimal: false, clampBehavior: 'strict' as const };
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <NumberInput
          label={t('settings.company.pause')}
          description={t('settings.company.pauseText')}
          {...field}
          min={0}
          max={MAX.pauseSeconds}
          suffix={` ${t('settings.company.pauseUnit')}`}
          {...form.getInputProps('widgetPauseSeconds')}
        />
        <Switch
          label={t('settings.company.limit')}
          description={t('settings.company.limitText')}
          disabled={!isAdmin}
          {...form.getInputProps('limited', { type: 'checkbox' })}
        />
        {limited && (
          <Group align="flex-start" grow preventGrowOverflow={false}>
            <NumberInput
              label={t('settings.company.maxWidgets')}
              {...field}
              max={MAX.throttledWidgets}
              {...form.getInputProps('maxWidgets')}
            />
            <NumberInput
              label={t('settings.company.windowHours')}
              {...field}
              max={MAX.throttleHours}
              {...form.getInputProps('windowHours')}
            />
          </Group>
        )}
        {isAdmin && (
          <Group justify="flex-end">
            <SaveButton saving={change.isPending} dirty={form.isDirty()} />
          </Group>
        )}
      </Stack>
    </form>
  );
}

function RetentionForm({ company }: { company: Company }) {
  const t = useTranslations();
  const { isAdmin } = useSession();
  const { eventRetentionDays } = company.settings;
  const form = useForm({
    initialValues: { limited: eventRetentionDays !== null, days: eventRetentionDays ?? DEFAULT_RETENTION },
    validate: {
      days: (days: number | string, { limited }) =>
        limited && (typeof days !== 'number' || days < MIN.retentionDays || days > MAX.retentionDays)
          ? t('settings.company.retentionRange', { least: MIN.retentionDays, most: MAX.retentionDays })
          : null,
    },
  });
  const change = useChangeCompany();
  const { limited } = form.getValues();
  const submit = form.onSubmit(({ limited, days }) =>
    change.mutate({ settings: { eventRetentionDays: limited ? days : null } }, { onSuccess: () => form.resetDirty() }),
  );
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Switch
          label={t('settings.company.retentionLimit')}
          description={t('settings.company.retentionText')}
          disabled={!isAdmin}
          {...form.getInputProps('limited', { type: 'checkbox' })}
        />
        {limited && (
          <NumberInput
            label={t('settings.company.retentionDays')}
            description={t('settings.company.retentionDaysText')}
            disabled={!isAdmin}
            allowDecimal={false}
            allowNegative={false}
            {...form.getInputProps('days')}
          />
        )}
        {isAdmin && (
          <Group justify="flex-end">
            <SaveButton saving={change.isPending} dirty={form.isDirty()} />
          </Group>
        )}
      </Stack>
    </form>
  );
}

function PublishingSwitch({ company }: { company: Company }) {
  const t = useTranslations('settings.company');
  const { isAdmin } = useSession();
  const change = useChangeCompany();
  return (
    <Switch
      label={t('strict')}
      description={t('strictText')}
      checked={company.settings.publishing === 'strict'}
      disabled={!isAdmin || change.isPending}
      onChange={(event) => change.mutate({ settings: { publishing: event.currentTarget.checked ? 'strict' : 'open' } })}
    />
  );
}

/** The company's name, time zone, publishing mode, limits on how often widgets are shown, and retention of events. */
export function CompanySettings() {
  const t = useTranslations('settings.company');
  const query = useCompany();
  return (
    <Page title={t('title')} description={t('description')} narrow>
      <AdminOnly />
      <Loaded query={query} skeleton={<Skeleton height={260} radius="lg" />}>
        {(company) => (
          <Stack gap="lg">
            <Paper withBorder p="lg">
              <NameForm company={company} />
            </Paper>
            <Paper withBorder p="lg">
              <TimeZoneForm company={company} />
            </Paper>
            <Paper withBorder p="lg" component="section">
              <Title order={2} mb="md">
                {t('publishing')}
              </Title>
              <PublishingSwitch company={company} />
            </Paper>
            <Paper withBorder p="lg" component="section">
              <Title order={2} mb="md">
                {t('throttle')}
              </Title>
              <ThrottleForm company={company} />
            </Paper>
            <Paper withBorder p="lg" component="section">
              <Title order={2} mb="md">
                {t('retention')}
              </Title>
              <RetentionForm company={company} />
            </Paper>
          </Stack>
        )}
      </Loaded>
    </Page>
  );
}
