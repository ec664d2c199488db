'use client';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../draft';
import { EnumField } from '../enum-field';
import { NumberField, Section } from '../fields';
import { BehaviourForm } from '../form';
import classes from '../forms.module.css';

/** Where each form can stand; the first is where it stands when nothing is set. */
const POSITIONS: Record<string, readonly string[]> = {
  popup: ['center', 'top', 'bottom'],
  toast: ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'top', 'bottom'],
  banner: ['top', 'bottom'],
  slideout: ['bottom-right', 'bottom-left'],
};

/** Where an announcement stands, and how long. */
export function Behaviour(form: FormProps) {
  const t = useTranslations('forms');
  const type = String(form.draft.settings.type ?? 'popup');
  const positions = POSITIONS[type] ?? POSITIONS.popup;
  return (
    <BehaviourForm form={form}>
      <Section title={t('announcement.showing')}>
        <EnumField
          name="position"
          group="position"
          only={positions}
          initially={positions?.[0] ?? 'center'}
          label={t('announcement.position')}
        />
        <div className={classes.pair}>
          <NumberField
            name="delaySeconds"
            label={t('announcement.delay')}
            placeholder={`0 ${t('seconds')}`}
            unit={t('seconds')}
          />
          <NumberField
            name="autoCloseSeconds"
            label={t('announcement.autoClose')}
            placeholder={t('announcement.neverCloses')}
            unit={t('seconds')}
          />
        </div>
      </Section>
    </BehaviourForm>
  );
}
