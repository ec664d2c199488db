'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { UrlField } from '../../../ui/form/address-fields';
import type { Entry } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { type FieldProps, TextField } from '../../../ui/form/fields';
import classes from '../../../ui/form/form.module.css';
import { ScopeProvider, textOf, useField, useScope } from '../../../ui/form/scope';
import { IconPlus, IconX } from '../../../ui/icons';
import { Select } from '../../../ui/lazy/select';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';

type Steps = { steps: readonly Entry[] };

/** A field to choose a step of this tour. A deleted step stays chosen until the person chooses another. */
export function StepField({ name, steps, ...props }: FieldProps & Steps) {
  const t = useTranslations('editing.tour.form');
  const clear = useTranslations('forms.display')('clear');
  const { path, value, change, disabled, error } = useField(name);
  const chosen = textOf(value);
  const data = steps.flatMap(({ id, title }, index) =>
    id ? [{ value: id, label: `${index + 1}. ${textOf(title) || t('steps.untitled')}` }] : [],
  );
  if (chosen && !data.some((one) => one.value === chosen)) data.push({ value: chosen, label: t('step.gone') });
  return (
    <Select
      data-field={path}
      data={data}
      value={chosen || null}
      onChange={(next) => change(next ?? undefined)}
      clear={clear}
      readOnly={disabled}
      error={error}
      {...props}
    />
  );
}

/** The fields of the second button of a step, or a button that adds it. */
export function SecondButton({ steps }: Steps) {
  const t = useTranslations('editing.tour');
  const common = useTranslations('forms.field');
  const { path, value, change, disabled } = useField('secondButton');
  const { issue } = useScope();
  const values = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  if (!values)
    return disabled ? null : (
      <Button
        variant="subtle"
        size="compact-sm"
        className={classes.more}
        data-field={path}
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => change({ text: '', action: 'next' })}
      >
        {t('form.step.addSecond')}
      </Button>
    );
  const changeIn = (patch: Record<string, unknown>) => {
    const next = Object.entries({ ...values, ...patch }).filter(([, one]) => one !== undefined);
    change(Object.fromEntries(next));
  };
  return (
    <fieldset className={classes.group}>
      <legend>{t('form.step.second')}</legend>
      <ScopeProvider scope={{ path, values, change: changeIn, disabled, issue }}>
        <TextField name="text" label={common('buttonText')} max={LENGTHS.label} />
        <EnumField
          name="action"
          values={knownValues.secondAction}
          nameOf={(action) => t(`values.secondAction.${action}`)}
          label={common('action')}
        />
        {values.action === 'go-to-step' && <StepField name="stepId" steps={steps} label={t('form.step.jumpTo')} />}
        {values.action === 'open-url' && <UrlField name="url" label={common('redirectToUrl')} />}
        {!disabled && (
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            className={classes.more}
            leftSection={<IconX size={15} aria-hidden />}
            onClick={() => change(undefined)}
          >
            {t('form.step.removeSecond')}
          </Button>
        )}
      </ScopeProvider>
    </fieldset>
  );
}
