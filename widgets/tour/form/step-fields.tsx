'use client';
import { useTranslations } from 'use-intl';
import { SelectorField, UrlField } from '../../../ui/form/address-fields';
import { CompassField } from '../../../ui/form/compass-field';
import type { Entry } from '../../../ui/form/draft';
import { EnumField } from '../../../ui/form/enum-field';
import { RichField, TextField } from '../../../ui/form/fields';
import { Hint } from '../../../ui/form/hint';
import { More } from '../../../ui/form/more';
import { textOf, useScope } from '../../../ui/form/scope';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';
import { SecondButton, StepField } from './jump-fields';

const CENTERED = ['welcome', 'modal'];
const SELDOM = [
  'imageUrl',
  'videoUrl',
  'redirectToUrl',
  'nextStepId',
  'pageUrl',
  'advanceOn',
  'advanceOnEvent',
  'changedTarget',
  'missingTarget',
];

/** The fields of a step. The fields for an element are shown only if the step points at one. */
export function StepFields({ steps }: { steps: readonly Entry[] }) {
  const t = useTranslations('editing.tour');
  const common = useTranslations('forms.field');
  const { path, values, issue } = useScope();
  const pointing = !CENTERED.includes(String(values.type)) || Boolean(issue(`${path}.domQuery`));
  return (
    <>
      <EnumField
        name="type"
        values={knownValues.stepType}
        nameOf={(value) => t(`values.stepType.${value}`)}
        label={common('type')}
      />
      <TextField name="title" label={common('title')} />
      <RichField name="content" label={common('content')} />
      {pointing && (
        <>
          <div>
            <SelectorField name="domQuery" snapshot="targetSnapshot" label={common('selector')} />
            {!textOf(values.domQuery).trim() && <Hint>{t('form.step.noElement')}</Hint>}
          </div>
          <CompassField
            name="direction"
            values={knownValues.stepDirection}
            nameOf={(value) => t(`values.stepDirection.${value}`)}
            initially="bottom"
            label={common('direction')}
            description={common('directionHint')}
          />
        </>
      )}
      <TextField
        name="buttonText"
        label={common('buttonText')}
        description={t('form.step.buttonHint')}
        max={LENGTHS.label}
      />
      <SecondButton steps={steps} />
      <More names={SELDOM}>
        <UrlField source name="imageUrl" label={common('imageUrl')} description={common('imageHint')} />
        <UrlField source name="videoUrl" label={common('videoUrl')} description={common('videoHint')} />
        <UrlField name="redirectToUrl" label={common('redirectToUrl')} description={t('form.step.redirectHint')} />
        <StepField
          name="nextStepId"
          steps={steps}
          label={t('form.step.nextStep')}
          description={t('form.step.nextStepHint')}
          placeholder={t('form.step.inOrder')}
        />
        <UrlField name="pageUrl" label={common('pageUrl')} description={t('form.step.pageHint')} />
        <EnumField
          name="advanceOn"
          values={knownValues.advanceOn}
          nameOf={(value) => t(`values.advanceOn.${value}`)}
          initially="button"
          label={t('form.step.advanceOn')}
          description={t('form.step.advanceHint')}
        />
        {values.advanceOn === 'event' && (
          <TextField
            name="advanceOnEvent"
            label={t('form.step.event')}
            description={t('form.step.eventHint')}
            placeholder={String(values.id ?? '')}
            max={LENGTHS.eventName}
          />
        )}
        {pointing && (
          <EnumField
            name="changedTarget"
            values={knownValues.changedTarget}
            nameOf={(value) => t(`values.changedTarget.${value}`)}
            initially="show"
            label={t('form.step.changedTarget')}
            description={t('form.step.changedHint')}
          />
        )}
        {pointing && (
          <EnumField
            name="missingTarget"
            values={knownValues.missingTarget}
            nameOf={(value) => t(`values.missingTarget.${value}`)}
            initially="wait"
            label={t('form.step.missingTarget')}
            description={t('form.step.missingHint')}
          />
        )}
      </More>
    </>
  );
}
