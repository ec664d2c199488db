'use client';
import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../../widgets/known-values';
import { TEXTS } from '../../../../widgets/texts';
import type { FormProps } from '../../draft';
import { ColourField, Contrast } from '../colour-field';
import { EnumField } from '../enum-field';
import { NumberField, Section, SwitchField, TextField } from '../fields';
import { BehaviourForm } from '../form';
import classes from '../forms.module.css';
import { Hint } from '../hint';
import { useScope } from '../scope';

function Beacon() {
  const t = useTranslations('forms.tour');
  const hidden = useScope().values.hideBeacon === true;
  return (
    <Section title={t('beacon')}>
      <SwitchField name="hideBeacon" inverted label={t('showBeacon')} />
      {!hidden && (
        <>
          <EnumField
            name="beaconPosition"
            group="beaconPosition"
            initially="bottom-right"
            label={t('beaconPosition')}
          />
          <div className={classes.pair}>
            <TextField
              name="startTourBtnText"
              label={t('startText')}
              placeholder={TEXTS.startTour}
              max={LIMITS.label}
            />
            <TextField
              name="continueTourBtnText"
              label={t('continueText')}
              placeholder={TEXTS.continueTour}
              max={LIMITS.label}
            />
          </div>
        </>
      )}
    </Section>
  );
}

/** How a product tour starts, runs and looks. */
export function Behaviour(form: FormProps) {
  const t = useTranslations('forms');
  const seconds = t('seconds');
  const start = form.draft.settings.tourStart ?? 'minified';
  return (
    <BehaviourForm form={form}>
      <Section title={t('tour.start')}>
        <EnumField name="tourStart" group="tourStart" initially="minified" label={t('tour.tourStart')} />
        {start !== 'manual' && (
          <div className={classes.pair}>
            <NumberField name="startDelay" label={t('tour.startDelay')} placeholder={`0 ${seconds}`} unit={seconds} />
            <EnumField name="trigger" group="trigger" initially="once" label={t('tour.trigger')} />
          </div>
        )}
      </Section>
      {start === 'minified' && <Beacon />}
      <Section title={t('tour.running')}>
        <SwitchField
          name="saveProgress"
          initially
          label={t('tour.saveProgress')}
          description={t('tour.saveProgressHint')}
        />
        <SwitchField name="multiPageEnabled" label={t('tour.multiPage')} description={t('tour.multiPageHint')} />
        <SwitchField name="allowClosingTour" initially label={t('tour.allowClosing')} />
        {form.draft.settings.allowClosingTour !== false && (
          <SwitchField name="closeOnOutsideClick" label={t('tour.closeOutside')} />
        )}
        <NumberField name="timeout" label={t('tour.timeout')} min={1} placeholder={`10 ${seconds}`} unit={seconds} />
      </Section>
      <Section title={t('tour.looks')}>
        <div className={classes.pair}>
          <ColourField name="themeColor" label={t('tour.themeColor')} />
          <ColourField name="textColor" label={t('tour.textColor')} />
        </div>
        <Contrast ground="themeColor" text="textColor" />
        <Hint>{t('tour.colourHint')}</Hint>
      </Section>
      <Section title={t('tour.texts')}>
        <div className={classes.pair}>
          <TextField name="nextBtnText" label={t('tour.next')} placeholder={TEXTS.next} max={LIMITS.label} />
          <TextField name="backBtnText" label={t('tour.back')} placeholder={TEXTS.back} max={LIMITS.label} />
          <TextField name="finishBtnText" label={t('tour.finish')} placeholder={TEXTS.finish} max={LIMITS.label} />
        </div>
      </Section>
    </BehaviourForm>
  );
}
