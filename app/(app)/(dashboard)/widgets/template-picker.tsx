'use client';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import {
  IconAlertTriangle,
  IconArrowForwardUp,
  IconCalendarClock,
  IconCircleDot,
  IconDoorOff,
  IconFile,
  IconGauge,
  IconGhost2,
  IconInfoCircle,
  IconListCheck,
  IconMail,
  IconMap2,
  IconMessage,
  IconMoodSmile,
  IconPencil,
  IconSpeakerphone,
  IconStar,
  IconThumbUp,
  IconUserPlus,
} from '../../../../ui/icons';
import type { TemplateIcon, WidgetTemplate } from '../../../../widgets/contract/template';
import type { WidgetType } from '../../../../widgets/contract/types';
import { templates } from '../../../../widgets/generated/templates';
import classes from './template-picker.module.css';

const ICONS = {
  calendar: IconCalendarClock,
  dot: IconCircleDot,
  door: IconDoorOff,
  fork: IconArrowForwardUp,
  gauge: IconGauge,
  ghost: IconGhost2,
  info: IconInfoCircle,
  list: IconListCheck,
  mail: IconMail,
  map: IconMap2,
  message: IconMessage,
  pencil: IconPencil,
  smile: IconMoodSmile,
  star: IconStar,
  thumb: IconThumbUp,
  users: IconUserPlus,
  warning: IconAlertTriangle,
  welcome: IconSpeakerphone,
} satisfies Record<TemplateIcon, unknown>;

type Props = {
  type: WidgetType;
  /** Undefined for the empty draft. */
  chosen: WidgetTemplate | undefined;
  onChoose: (template: WidgetTemplate | undefined) => void;
};

/** The templates to choose from: all but the empty draft, whose key is empty. */
const offeredOf = (type: WidgetType) => templates[type].filter(({ key }) => key);

/** What an empty draft of a type begins with. */
export const emptyBodyOf = (type: WidgetType): WidgetTemplate['body'] =>
  templates[type].find(({ key }) => !key)?.body ?? {};

/** Chooses the template of a new widget, or an empty draft. */
export function TemplatePicker({ type, chosen, onChoose }: Props) {
  const t = useTranslations('widgets.template');
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={`${id}-label`} className={classes.picker}>
      <span id={`${id}-label`} className={classes.label}>
        {t('begin')}
      </span>
      {[undefined, ...offeredOf(type)].map((template) => {
        const { key, name, about } = template ?? { key: '', name: t('blank'), about: t('blankAbout') };
        const Icon = template ? ICONS[template.icon] : IconFile;
        return (
          <label key={key} className={classes.card}>
            <input
              type="radio"
              name={id}
              aria-labelledby={`${id}-${key}`}
              aria-describedby={`${id}-${key}-about`}
              checked={(chosen?.key ?? '') === key}
              onChange={() => onChoose(template)}
            />
            <span className={classes.picture}>
              <Icon size={18} aria-hidden />
            </span>
            <span className={classes.texts}>
              <span id={`${id}-${key}`} className={classes.name}>
                {name}
              </span>
              <span id={`${id}-${key}-about`} className={classes.about}>
                {about}
              </span>
            </span>
          </label>
        );
      })}
    </div>
  );
}
