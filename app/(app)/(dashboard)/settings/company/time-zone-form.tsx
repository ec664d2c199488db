'use client';
import { Group, Select, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { zoneName } from '../../../../../ui/zone-name';
import { useSession } from '../../../../_ui/session/session';
import { SaveButton } from '../save-button';
import { type Company, useChangeCompany } from '../use-company';

/** The time zones that the browser knows, with UTC and the stored time zone. */
const zonesWith = (stored: string | null): string[] => [
  ...new Set(['UTC', ...(stored ? [stored] : []), ...Intl.supportedValuesOf('timeZone')]),
];

/** Sets the time zone in which the dashboard shows times and schedules. */
export function TimeZoneForm({ company }: { company: Company }) {
  const t = useTranslations('settings.company');
  const { isAdmin } = useSession();
  const { timeZone } = company.settings;
  const form = useForm({ initialValues: { timeZone } });
  const change = useChangeCompany();
  const zones = useMemo(() => zonesWith(timeZone).map((value) => ({ value, label: zoneName(value) })), [timeZone]);
  const submit = form.onSubmit((settings) => change.mutate({ settings }, { onSuccess: () => form.resetDirty() }));
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <Select
          label={t('timeZone')}
          description={t('timeZoneText')}
          placeholder={t('timeZoneNone')}
          data={zones}
          limit={100}
          searchable
          clearable={isAdmin}
          clearButtonProps={{ 'aria-label': t('timeZoneClear') }}
          nothingFoundMessage={t('timeZoneUnknown')}
          readOnly={!isAdmin}
          {...form.getInputProps('timeZone')}
        />
        {isAdmin && (
          <Group justify="flex-end">
            <SaveButton saving={change.isPending} dirty={form.isDirty()} />
          </Group>
        )}
      </Stack>
    </form>
  );
}
