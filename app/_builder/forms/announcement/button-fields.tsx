'use client';
import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../../widgets/known-values';
import { UrlField } from '../address-fields';
import { EnumField } from '../enum-field';
import { TextField } from '../fields';
import { ChangelogField, TourField } from '../pick-field';
import { useScope } from '../scope';

/** The fields of a button: its text and what it does. */
export function ButtonFields() {
  const t = useTranslations('forms');
  const { values, put } = useScope();
  const { action } = values;
  // The number of a tour is no changelog's.
  const pick = (next: string | undefined) => put('action', next, next === action ? {} : { id: undefined });
  return (
    <>
      <TextField name="text" label={t('field.buttonText')} max={LIMITS.label} />
      <EnumField name="action" group="buttonAction" onPick={pick} label={t('field.action')} />
      {action === 'open-url' && <UrlField name="url" label={t('field.redirectToUrl')} />}
      {action === 'start-tour' && <TourField name="id" label={t('field.tour')} />}
      {action === 'open-changelog' && (
        <ChangelogField name="id" label={t('field.changelog')} placeholder={t('announcement.anyChangelog')} />
      )}
    </>
  );
}
