'use client';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { KNOWN } from '../../../../widgets/known-values';
import { UnknownValue } from '../enum-field';
import { textOf, useField } from '../scope';
import { useValueAbout, useValueLabel } from '../values';
import classes from './type-field.module.css';

/** The form of an announcement, chosen on drawings of the four. */
export function TypeField() {
  const t = useTranslations('forms.field');
  const label = useValueLabel();
  const about = useValueAbout();
  const id = useId();
  const { path, value, put, disabled, error } = useField('type');
  const stored = textOf(value);
  return (
    <div data-field={path}>
      <div role="radiogroup" aria-label={t('type')} className={classes.cards}>
        {KNOWN.announcementType.map((type) => (
          <label key={type} className={classes.card}>
            <input
              type="radio"
              name={id}
              value={type}
              checked={(stored || 'popup') === type}
              disabled={disabled}
              onChange={() => put(type)}
            />
            <span className={classes.drawing} data-type={type} aria-hidden>
              <i />
            </span>
            <span className={classes.name}>{label('announcementType', type)}</span>
            <span className={classes.about}>{about('announcementType', type)}</span>
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
      <UnknownValue group="announcementType" value={stored} />
    </div>
  );
}
