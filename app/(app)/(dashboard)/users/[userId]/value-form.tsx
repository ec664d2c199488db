'use client';
import { Autocomplete, Select, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { useMetadataKeys } from '../../../../_builder/targeting/metadata-keys';
import { failureOf, type Outputs, useApi } from '../../../../_ui/data/api';
import { toastFailure, useChange, useFailureText } from '../../../../_ui/data/change';
import { FormDialog } from '../../../../_ui/forms/form-dialog';
import { isAboutInput } from '../../../../_ui/forms/form-issues';
import { parseValue, textOf, typeOf, type ValueType } from '../value';

type User = Outputs['users']['get'];

const TYPES: ValueType[] = ['text', 'number', 'boolean', 'json'];

/** Adds a metadata value, or changes one; others stay as they are. */
export function ValueForm({ user, name, onClose }: { user: User; name: string | undefined; onClose: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const say = useFailureText();
  const { keys } = useMetadataKeys();
  const current = name === undefined ? undefined : user.metadata[name];
  const form = useForm({
    initialValues: { key: name ?? '', type: typeOf(current), text: textOf(current) },
    validate: {
      key: (key) => {
        if (!key.trim()) return t('users.keyMissing');
        return name === undefined && Object.hasOwn(user.metadata, key) ? t('users.keyTaken') : null;
      },
      text: (text, { type }) => {
        const value = parseValue(type, text);
        if (value === undefined) return t(type === 'number' ? 'users.notNumber' : 'users.notJson');
        // A patch takes null as "remove".
        return value === null ? t('users.notNull') : null;
      },
    },
  });
  const save = useChange(api.users.patch.mutationOptions(), {
    done: (_, { metadata }) => t('users.savedKey', { key: Object.keys(metadata ?? {}).join() }),
    refresh: [api.users.pathKey()],
    onDone: onClose,
    quiet: true,
  });
  const submit = form.onSubmit(({ key, type, text }) =>
    save.mutate(
      { userId: user.userId, metadata: { [key]: parseValue(type, text) } },
      {
        onError: (error) => {
          if (!isAboutInput(error)) return toastFailure(say(error));
          const { issues, message } = failureOf(error);
          form.setErrors({ text: issues[0]?.message ?? message });
        },
      },
    ),
  );
  const { type } = form.values;
  const changeType = (type: string | null) => {
    form.setFieldValue('type', (type ?? 'text') as ValueType);
    if (type === 'boolean' && form.values.text !== 'true') form.setFieldValue('text', 'false');
  };
  return (
    <FormDialog
      onClose={onClose}
      title={name === undefined ? t('users.add') : t('users.editTitle', { key: name })}
      submit={t('common.save')}
      saving={save.isPending}
      onSubmit={submit}
    >
      {name === undefined && (
        <Autocomplete
          label={t('users.key')}
          required
          data-autofocus
          maxLength={LENGTHS.metadataKey}
          data={keys.filter((key) => !Object.hasOwn(user.metadata, key))}
          {...form.getInputProps('key')}
        />
      )}
      <Select
        label={t('users.type')}
        data={TYPES.map((value) => ({ value, label: t(`users.types.${value}`) }))}
        allowDeselect={false}
        value={type}
        onChange={changeType}
      />
      {type === 'boolean' ? (
        <Select
          label={t('users.value')}
          data={[
            { value: 'true', label: t('users.true') },
            { value: 'false', label: t('users.false') },
          ]}
          allowDeselect={false}
          {...form.getInputProps('text')}
        />
      ) : type === 'number' ? (
        <TextInput label={t('users.value')} inputMode="decimal" {...form.getInputProps('text')} />
      ) : (
        <Textarea
          label={t('users.value')}
          autosize
          minRows={type === 'json' ? 4 : 1}
          maxRows={14}
          spellCheck={type === 'text'}
          {...form.getInputProps('text')}
        />
      )}
    </FormDialog>
  );
}
