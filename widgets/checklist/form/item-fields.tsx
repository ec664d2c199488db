'use client';
import { useTranslations } from 'use-intl';
import * as texts from '../../../embed/kit/texts';
import { SelectorField, UrlField } from '../../../ui/form/address-fields';
import { EnumField } from '../../../ui/form/enum-field';
import { RichField, TextField } from '../../../ui/form/fields';
import { WidgetField } from '../../../ui/form/pick-field';
import { useScope } from '../../../ui/form/scope';
import { LENGTHS } from '../../contract/limits';
import { knownValues } from '../known-values';

/** The fields of an item: what its button does, and what completes it. */
export function ItemFields() {
  const t = useTranslations('editing.checklist');
  const common = useTranslations('forms.field');
  const pick = useTranslations('forms.pick');
  const { values, path, issue } = useScope();
  const type = values.type ?? 'custom';
  const completion = values.completionType ?? 'manual-click';
  const startsTour = type === 'start-tour';
  const needsTour = startsTour || completion === 'tour-finished' || Boolean(issue(`${path}.tourId`));
  const needsUrl = !startsTour || completion === 'url-visited';
  const opens = type === 'open-url';
  return (
    <>
      <EnumField
        name="type"
        values={knownValues.itemType}
        nameOf={(type) => t(`values.itemType.${type}`)}
        initially="custom"
        label={common('type')}
      />
      <TextField name="title" label={common('title')} />
      <RichField name="content" label={common('content')} />
      <EnumField
        name="completionType"
        values={knownValues.completionType}
        nameOf={(type) => t(`values.completionType.${type}`)}
        initially="manual-click"
        label={t('form.item.completion')}
      />
      {completion === 'custom-event' && (
        <TextField
          name="completionEvent"
          label={t('form.item.event')}
          description={t('form.item.eventHint')}
          placeholder={String(values.id ?? '')}
          max={LENGTHS.eventName}
        />
      )}
      {completion === 'page-event' && (
        <SelectorField name="pageEventElementSelector" label={t('form.item.completionSelector')} />
      )}
      {needsUrl && (opens || completion === 'url-visited' || Boolean(values.redirectToUrl)) && (
        <UrlField
          name="redirectToUrl"
          label={completion === 'url-visited' ? t('form.item.visitUrl') : t('form.item.openUrl')}
          description={completion === 'url-visited' ? t('form.item.visitUrlHint') : t('form.item.openUrlHint')}
        />
      )}
      {needsTour && (
        <WidgetField
          type="tour"
          name="tourId"
          label={startsTour ? t('form.item.startTour') : t('form.item.finishTour')}
          placeholder={pick('tour')}
        />
      )}
      {(opens || startsTour || Boolean(values.redirectToUrl) || Boolean(values.buttonText)) && (
        <TextField
          name="buttonText"
          label={common('buttonText')}
          description={t('form.item.buttonHint')}
          placeholder={texts.open}
          max={LENGTHS.label}
        />
      )}
    </>
  );
}
