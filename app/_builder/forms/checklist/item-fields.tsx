'use client';
import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../../widgets/known-values';
import { TEXTS } from '../../../../widgets/texts';
import { SelectorField, UrlField } from '../address-fields';
import { EnumField } from '../enum-field';
import { RichField, TextField } from '../fields';
import { Hint } from '../hint';
import { TourField } from '../pick-field';
import { useScope } from '../scope';

/** The fields of an item: what its button does, and what completes it. */
export function ItemFields() {
  const t = useTranslations('forms');
  const { values, path, issue } = useScope();
  const type = values.type ?? 'custom';
  const completion = values.completionType ?? 'manual-click';
  const startsTour = type === 'start-tour';
  const needsTour = startsTour || completion === 'tour-finished' || Boolean(issue(`${path}.tourId`));
  const needsUrl = !startsTour || completion === 'url-visited';
  const opens = type === 'open-url';
  return (
    <>
      <EnumField name="type" group="itemType" initially="custom" label={t('field.type')} />
      <TextField name="title" label={t('field.title')} />
      <RichField name="content" label={t('field.content')} />
      <EnumField name="completionType" group="completionType" initially="manual-click" label={t('item.completion')} />
      {completion === 'custom-event' && <Hint>{t('item.event')}</Hint>}
      {completion === 'page-event' && (
        <SelectorField name="pageEventElementSelector" label={t('item.completionSelector')} />
      )}
      {needsUrl && (opens || completion === 'url-visited' || Boolean(values.redirectToUrl)) && (
        <UrlField
          name="redirectToUrl"
          label={completion === 'url-visited' ? t('item.visitUrl') : t('item.openUrl')}
          description={completion === 'url-visited' ? t('item.visitUrlHint') : t('item.openUrlHint')}
        />
      )}
      {needsTour && <TourField name="tourId" label={startsTour ? t('item.startTour') : t('item.finishTour')} />}
      {(opens || startsTour || Boolean(values.redirectToUrl) || Boolean(values.buttonText)) && (
        <TextField
          name="buttonText"
          label={t('field.buttonText')}
          description={t('item.buttonHint')}
          placeholder={TEXTS.open}
          max={LIMITS.label}
        />
      )}
    </>
  );
}
