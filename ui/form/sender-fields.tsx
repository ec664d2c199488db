'use client';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../widgets/contract/limits';
import { UrlField } from './address-fields';
import { Section, TextField } from './fields';
import classes from './form.module.css';
import { ScopeProvider, useField, useScope } from './scope';

type Sender = Record<string, unknown>;

/** The sender of a message: a name and a picture. Without a name, no sender is shown. */
export function SenderFields() {
  const t = useTranslations('forms.sender');
  const { path, value, change, disabled } = useField('sender');
  const { issue } = useScope();
  const sender = (value ?? {}) as Sender;
  const changeIn = (patch: Sender) => {
    const changed = Object.entries({ ...sender, ...patch }).filter(([, one]) => one !== undefined && one !== '');
    change(changed.length ? Object.fromEntries(changed) : undefined);
  };
  return (
    <Section title={t('title')}>
      <ScopeProvider scope={{ path, values: sender, change: changeIn, disabled, issue }}>
        <div className={classes.pair}>
          <TextField name="name" label={t('name')} description={t('nameHint')} max={LENGTHS.label} />
          <UrlField source name="imageUrl" label={t('imageUrl')} description={t('imageHint')} />
        </div>
      </ScopeProvider>
    </Section>
  );
}
