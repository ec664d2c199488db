'use client';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconFile } from '../../../../ui/icons';
import { icons } from '../../../../widgets/generated/form/icons';
import { templates } from '../../../../widgets/generated/templates';
import type { WidgetTemplate } from '../../../../widgets/template';
import type { WidgetType } from '../../../../widgets/types';
import classes from './template-picker.module.css';

type Props = {
  type: WidgetType;
  /** Undefined for an empty draft. */
  chosen: WidgetTemplate | undefined;
  onChoose: (template: WidgetTemplate | undefined) => void;
};

/** What a new widget begins from: nothing, or one of its type's templates. */
export function TemplatePicker({ type, chosen, onChoose }: Props) {
  const t = useTranslations('widgets.template');
  const id = useId();
  const blank = { key: '', name: t('blank'), about: t('blankAbout'), body: {} };
  const Icon = icons[type];
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={classes.picker}>
      <span id={`${id}-label`} className={classes.label}>
        {t('begin')}
      </span>
      {[blank, ...templates[type]].map((one) => {
        const picture = one.key ? <Icon size={18} aria-hidden /> : <IconFile size={18} aria-hidden />;
        return (
          <label key={one.key} className={classes.card}>
            <input
              type="radio"
              name={id}
              aria-labelledby={`${id}-${one.key}`}
              aria-describedby={`${id}-${one.key}-about`}
              checked={(chosen?.key ?? '') === one.key}
              onChange={() => onChoose(one.key ? one : undefined)}
            />
            <span className={classes.picture}>{picture}</span>
            <span className={classes.texts}>
              <span id={`${id}-${one.key}`} className={classes.name}>
                {one.name}
              </span>
              <span id={`${id}-${one.key}-about`} className={classes.about}>
                {one.about}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
