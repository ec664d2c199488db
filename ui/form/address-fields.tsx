'use client';
import { Box, TextInput } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { safeLink, safeSource } from '../../embed/kit/urls';
import { LENGTHS } from '../../widgets/contract/limits';
import { alternativesOf } from '../../widgets/selectors/alternatives';
import { selectorParts } from '../../widgets/selectors/selector-parts';
import type { FieldProps } from './fields';
import classes from './form.module.css';
import { Hint } from './hint';
import { PickButton, type Picked, PickedNotes } from './picking';
import { textOf, useField, useScope } from './scope';

type Fault = 'selectorInvalid' | 'selectorHalf';

/** The fault of a selector; undefined for a valid one. On the server, `isSelector` checks it. */
function faultOfSelector(selector: string): Fault | undefined {
  if (!selector.trim()) return undefined;
  const parts = alternativesOf(selector).flatMap((one) => one.split('>>>').map((part) => part.trim()));
  if (parts.some((part) => !part)) return 'selectorHalf';
  try {
    for (const part of parts.flatMap(selectorParts))
      if ('css' in part) document.createDocumentFragment().querySelector(part.css);
    return undefined;
  } catch {
    return 'selectorInvalid';
  }
}

/** The field of a selector, checked while the person types. `snapshot` names the field that stores the snapshot of a picked element. */
export function SelectorField({ name, snapshot, ...props }: FieldProps & { snapshot?: string }) {
  const t = useTranslations('forms.field');
  const { path, value, change, disabled, error } = useField(name);
  const scope = useScope();
  const fault = faultOfSelector(textOf(value));
  const storePicked = (picked: Picked) =>
    scope.change({ [name]: picked.selector, ...(snapshot ? { [snapshot]: picked.snapshot } : {}) });
  return (
    <Box>
      <TextInput
        data-field={path}
        placeholder="#new-project"
        value={textOf(value)}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        maxLength={LENGTHS.selector}
        readOnly={disabled}
        error={error}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        classNames={{ input: classes.code }}
        inputContainer={(input) => (
          <div className={classes.pickFirst}>
            <PickButton onPicked={storePicked} disabled={disabled} />
            {input}
          </div>
        )}
        {...props}
      />
      {fault && !error && <Hint kind="warning">{t(fault)}</Hint>}
      <PickedNotes value={textOf(value)} entryId={scope.values.id} help={!disabled} />
    </Box>
  );
}

/** The field of a URL or a path; with `source`, the URL of a picture or video. */
export function UrlField({ name, source = false, ...props }: FieldProps & { source?: boolean }) {
  const t = useTranslations('forms.field');
  const { path, value, change, disabled, error } = useField(name);
  const text = textOf(value);
  const refused = text.trim() !== '' && (source ? safeSource : safeLink)(text) === undefined;
  return (
    <Box>
      <TextInput
        data-field={path}
        inputMode="url"
        placeholder={source ? 'https://' : '/projects'}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        maxLength={LENGTHS.url}
        readOnly={disabled}
        error={error}
        spellCheck={false}
        autoCapitalize="off"
        {...props}
      />
      {refused && !error && <Hint kind="warning">{t('urlInvalid')}</Hint>}
    </Box>
  );
}
