'use client';
import { useTranslations } from 'use-intl';
import { EnumField } from '../../../ui/form/enum-field';
import { AreaField, SwitchField, TextField } from '../../../ui/form/fields';
import classes from '../../../ui/form/form.module.css';
import { useField, useScope } from '../../../ui/form/scope';
import { Select } from '../../../ui/lazy/select';
import { LENGTHS } from '../../contract/limits';
import { knownValues, QUESTION_LENGTH } from '../known-values';
import { ChoicesField } from './choices-field';
import { ConditionField, type Earlier } from './condition-field';

const FACES = [2, 3, 5];
/** The size of the largest scale. It begins at 0, all other scales at 1. */
const LARGEST_SIZE = 11;
const INITIALLY = 5;

function ScaleField({ faces }: { faces: boolean }) {
  const t = useTranslations('editing.microSurvey.form');
  const { path, value, change, disabled, error } = useField('scale');
  const offered = faces ? FACES : Array.from({ length: LARGEST_SIZE - 1 }, (_, at) => at + 2);
  const stored = typeof value === 'number' ? value : INITIALLY;
  const sizes = offered.includes(stored) ? offered : [...offered, stored];
  const nameOf = (size: number) => {
    if (faces) return t('faces', { count: size });
    return size === LARGEST_SIZE ? t('scaleZero') : t('scaleChoice', { max: size });
  };
  return (
    <Select
      data-field={path}
      label={t('scale')}
      data={sizes.map((size) => ({ value: String(size), label: nameOf(size) }))}
      value={String(stored)}
      onChange={(next) => change(Number(next))}
      className={classes.short}
      readOnly={disabled}
      error={error}
    />
  );
}

/** The fields of a question, according to its type. */
export function QuestionFields({ earlier }: { earlier: readonly Earlier[] }) {
  const t = useTranslations('editing.microSurvey.form');
  const name = useTranslations('editing.microSurvey.values.questionType');
  const { values } = useScope();
  const type = String(values.type);
  const scaled = !['text', 'single-choice', 'multiple-choice', 'yes-no'].includes(type);
  const ownFaces = type === 'emoji' && Array.isArray(values.options) && values.options.length > 0;
  return (
    <>
      <AreaField name="question" label={t('question')} max={QUESTION_LENGTH} />
      <EnumField name="type" values={knownValues.questionType} nameOf={(value) => name(value)} label={t('type')} />
      {type.endsWith('-choice') && <ChoicesField label={t('options')} description={t('optionsHint')} fewest={2} />}
      {scaled && (
        <>
          {!ownFaces && <ScaleField faces={type === 'emoji'} />}
          {type === 'emoji' && <ChoicesField label={t('ownEmoji')} description={t('ownEmojiHint')} />}
          <div className={classes.pair}>
            <TextField name="lowLabel" label={t('lowLabel')} max={LENGTHS.label} />
            <TextField name="highLabel" label={t('highLabel')} max={LENGTHS.label} />
          </div>
        </>
      )}
      <SwitchField name="required" label={t('required')} />
      <ConditionField earlier={earlier} />
    </>
  );
}
