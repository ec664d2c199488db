'use client';
import { useTranslations } from 'use-intl';
import * as texts from '../../../embed/kit/texts';
import { BehaviorForm } from '../../../ui/form/behavior-form';
import { ColorField, Contrast } from '../../../ui/form/color-field';
import type { FormProps } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { Section, SwitchField, TextField } from '../../../ui/form/fields';
import classes from '../../../ui/form/form.module.css';
import { Hint } from '../../../ui/form/hint';
import { NumberField } from '../../../ui/form/number-field';
import { useScope } from '../../../ui/form/scope';
import { SnoozeField } from '../../../ui/form/snooze-field';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';

function Beacon() {
  const t = useTranslations('editing.tour');
  const hidden = useScope().values.hideBeacon === true;
  return (
    <Section title={t('form.beacon')}>
      <SwitchField name="hideBeacon" inverted label={t('form.showBeacon')} />
      {!hidden && (
        <>
          <EnumField
            name="beaconPosition"
            values={knownValues.beaconPosition}
            nameOf={(value) => t(`values.beaconPosition.${value}`)}
            initially="bottom-right"
            label={t('form.beaconPosition')}
          />
          <div className={classes.pair}>
            <TextField
              name="startTourBtnText"
              label={t('form.startText')}
              placeholder={texts.startTour}
              max={LENGTHS.label}
            />
            <TextField
              name="continueTourBtnText"
              label={t('form.continueText')}
              placeholder={texts.continueTour}
              max={LENGTHS.label}
            />
          </div>
        </>
      )}
    </Section>
  );
}

/** The start, the running and the appearance of a product tour. */
export function Behavior(form: FormProps) {
  const t = useTranslations('editing.tour');
  const seconds = useTranslations('forms')('seconds');
  const start = form.draft.settings.tourStart ?? 'minified';
  return (
    <BehaviorForm form={form}>
      <Section title={t('form.start')}>
        <EnumField
          name="tourStart"
          values={knownValues.tourStart}
          nameOf={(value) => t(`values.tourStart.${value}`)}
          initially="minified"
          label={t('form.tourStart')}
        />
        {start !== 'manual' && (
          <div className={classes.pair}>
            <NumberField name="startDelay" label={t('form.startDelay')} placeholder={`0 ${seconds}`} unit={seconds} />
            <EnumField
              name="trigger"
              values={knownValues.trigger}
              nameOf={(value) => t(`values.trigger.${value}`)}
              initially="once"
              label={t('form.trigger')}
            />
          </div>
        )}
      </Section>
      {start === 'minified' && <Beacon />}
      <Section title={t('form.running')}>
        <SwitchField
          name="saveProgress"
          initially
          label={t('form.saveProgress')}
          description={t('form.saveProgressHint')}
        />
        <SwitchField name="multiPageEnabled" label={t('form.multiPage')} description={t('form.multiPageHint')} />
        <SwitchField name="allowClosingTour" initially label={t('form.allowClosing')} />
        {form.draft.settings.allowClosingTour !== false && (
          <SwitchField name="closeOnOutsideClick" label={t('form.closeOutside')} />
        )}
        <SnoozeField />
        <NumberField name="timeout" label={t('form.timeout')} min={1} placeholder={`10 ${seconds}`} unit={seconds} />
      </Section>
      <Section title={t('form.appearance')}>
        <div className={classes.pair}>
          <ColorField name="themeColor" label={t('form.themeColor')} />
          <ColorField name="textColor" label={t('form.textColor')} />
        </div>
        <Contrast ground="themeColor" text="textColor" />
        <Hint>{t('form.colorHint')}</Hint>
      </Section>
      <Section title={t('form.texts')}>
        <div className={classes.pair}>
          <TextField name="nextBtnText" label={t('form.next')} placeholder={texts.next} max={LENGTHS.label} />
          <TextField name="backBtnText" label={t('form.back')} placeholder={texts.back} max={LENGTHS.label} />
          <TextField name="finishBtnText" label={t('form.finish')} placeholder={texts.finish} max={LENGTHS.label} />
        </div>
      </Section>
    </BehaviorForm>
  );
}
