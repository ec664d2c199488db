'use client';
import { useTranslations } from 'use-intl';
import { UrlField } from '../../../ui/form/address-fields';
import { EnumField } from '../../../ui/form/enum-field';
import { TextField } from '../../../ui/form/fields';
import { ChangelogField, WidgetField } from '../../../ui/form/pick-field';
import { useScope } from '../../../ui/form/scope';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';

/** The fields of a button: its text and what it does. */
export function ButtonFields() {
  const t = useTranslations('editing.announcement');
  const common = useTranslations('forms.field');
  const choose = useTranslations('forms.pick');
  const { values, change } = useScope();
  const { action } = values;
  // The id of a tour is not the id of a changelog, so it is removed when the action changes.
  const pick = (next: string | undefined) => change({ action: next, ...(next === action ? {} : { id: undefined }) });
  return (
    <>
      <TextField name="text" label={common('buttonText')} max={LENGTHS.label} />
      <EnumField
        name="action"
        values={knownValues.buttonAction}
        nameOf={(value) => t(`values.buttonAction.${value}`)}
        onPick={pick}
        label={common('action')}
      />
      {action === 'open-url' && <UrlField name="url" label={common('redirectToUrl')} />}
      {action === 'start-tour' && (
        <WidgetField type="tour" name="id" label={common('tour')} placeholder={choose('tour')} />
      )}
      {action === 'open-changelog' && (
        <ChangelogField name="id" label={common('changelog')} placeholder={t('form.anyChangelog')} />
      )}
    </>
  );
}
