'use client';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { UnknownValue } from '../../../ui/form/enum-field';
import { textOf, useField } from '../../../ui/form/scope';
import { knownValues } from '../known-values';
import classes from './type-field.module.css';

/** Picker for the announcement type with a sketch of each. */
export function TypeField() {
  const t = useTranslations('editing.announcement');
  const common = useTranslations('forms.field');
  const id = useId();
  const { path, value, change, disabled, error } = useField('type');
  const stored = textOf(value);
  return (
    <div data-field={path}>
      <div role="radiogroup" aria-label={common('type')} className={classes.cards}>
        {knownValues.announcementType.map((type) => (
          <label key={type} className={classes.card}>
            <input
              type="radio"
              name={id}
              value={type}
              checked={(stored || 'popup') === type}
              disabled={disabled}
              onChange={() => change(type)}
            />
            <span className={classes.drawing} data-type={type} aria-hidden>
              <i />
            </span>
            <span className={classes.name}>{t(`values.announcementType.${type}`)}</span>
            <span className={classes.about}>{t(`hints.announcementType.${type}`)}</span>
          </label>
        ))}
      </div>
      {error && <p className={classes.error}>{error}</p>}
      <UnknownValue values={knownValues.announcementType} value={stored} />
    </div>
  );
}
