'use client';
import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../../widgets/known-values';
import { SelectorField, UrlField } from '../address-fields';
import { CompassField } from '../compass-field';
import { EnumField } from '../enum-field';
import { RichField, TextField } from '../fields';
import { More } from '../more';
import { useScope } from '../scope';

const CENTRED = ['welcome', 'modal'];
const SELDOM = ['imageUrl', 'videoUrl', 'redirectToUrl', 'pageUrl', 'advanceOn', 'missingTarget'];

/** The fields of a step. Those of its element only when it points at one. */
export function StepFields() {
  const t = useTranslations('forms');
  const { path, values, issue } = useScope();
  const pointing = !CENTRED.includes(String(values.type)) || Boolean(issue(`${path}.domQuery`));
  return (
    <>
      <EnumField name="type" group="stepType" label={t('field.type')} />
      <TextField name="title" label={t('field.title')} />
      <RichField name="content" label={t('field.content')} />
      {pointing && (
        <>
          <SelectorField name="domQuery" label={t('field.selector')} />
          <CompassField
            name="direction"
            group="stepDirection"
            initially="bottom"
            label={t('field.direction')}
            description={t('field.directionHint')}
          />
        </>
      )}
      <TextField
        name="buttonText"
        label={t('field.buttonText')}
        description={t('step.buttonHint')}
        max={LIMITS.label}
      />
      <More names={SELDOM}>
        <UrlField source name="imageUrl" label={t('field.imageUrl')} description={t('field.imageHint')} />
        <UrlField source name="videoUrl" label={t('field.videoUrl')} description={t('field.videoHint')} />
        <UrlField name="redirectToUrl" label={t('field.redirectToUrl')} description={t('step.redirectHint')} />
        <UrlField name="pageUrl" label={t('field.pageUrl')} description={t('step.pageHint')} />
        <EnumField
          name="advanceOn"
          group="advanceOn"
          initially="button"
          label={t('step.advanceOn')}
          description={t('step.advanceHint')}
        />
        {pointing && (
          <EnumField
            name="missingTarget"
            group="missingTarget"
            initially="wait"
            label={t('step.missingTarget')}
            description={t('step.missingHint')}
          />
        )}
      </More>
    </>
  );
}
