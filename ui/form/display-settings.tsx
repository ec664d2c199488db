'use client';
import { Text } from '@mantine/core';
import { useTimeZone, useTranslations } from 'use-intl';
import { knownValues } from '../../widgets/contract/known-values';
import { MAX } from '../../widgets/contract/limits';
import { zoneName } from '../zone-name';
import { DurationField } from './duration-field';
import { EnumField } from './enum-field';
import { Section } from './fields';
import classes from './form.module.css';
import { MomentField } from './moment-field';
import { NumberField } from './number-field';
import { ScopeProvider, useField, useScope } from './scope';

type Frequency = { mode?: string; [more: string]: unknown };

const HOURS_A_DAY = 24;

function FrequencyFields() {
  const t = useTranslations('forms');
  const { path, value, change, disabled } = useField('frequency');
  const { issue } = useScope();
  const frequency = (value ?? {}) as Frequency;
  const changeIn = (patch: Frequency) => {
    const changed = Object.entries({ ...frequency, ...patch }).filter(([, one]) => one !== undefined);
    change(Object.fromEntries(changed));
  };
  const pick = (mode: string | undefined) => {
    if (mode === undefined) change(undefined);
    else changeIn({ mode, ...(mode === 'interval' ? { intervalHours: frequency.intervalHours ?? HOURS_A_DAY } : {}) });
  };
  const scope = { path, values: frequency, change: changeIn, disabled, issue };
  return (
    <ScopeProvider scope={scope}>
      <EnumField
        name="mode"
        values={knownValues.frequency}
        nameOf={(mode) => t(`frequency.${mode}`)}
        label={t('display.frequency')}
        description={t('display.frequencyHint')}
        placeholder={t('display.noFrequency')}
        initially="always"
        onPick={pick}
      />
      {frequency.mode && frequency.mode !== 'once' && (
        <div className={classes.pair}>
          {frequency.mode === 'interval' && (
            <DurationField name="intervalHours" label={t('display.interval')} min={0.1} />
          )}
          <NumberField name="maxShows" label={t('display.maxShows')} placeholder={t('display.noMost')} min={1} whole />
        </div>
      )}
    </ScopeProvider>
  );
}

/** The settings that every type has: how often, how urgent, and when. */
export function DisplaySettings() {
  const t = useTranslations('forms.display');
  const zone = useTimeZone() ?? 'UTC';
  return (
    <>
      <Section title={t('title')}>
        <FrequencyFields />
        <NumberField name="priority" label={t('priority')} description={t('priorityHint')} max={MAX.priority} />
        <EnumField
          name="duringDialogs"
          values={knownValues.duringDialogs}
          nameOf={(value) => t(`duringDialogs.${value}`)}
          label={t('duringDialogs.label')}
          description={t('duringDialogs.hint')}
          initially="wait"
        />
      </Section>
      <Section title={t('period')}>
        <div className={classes.pair}>
          <MomentField name="startAt" label={t('startAt')} />
          <MomentField name="endAt" label={t('endAt')} after="startAt" />
        </div>
        <Text size="xs" c="dimmed">
          {t('zone', { zone: zoneName(zone) })}
        </Text>
      </Section>
    </>
  );
}
