'use client';
import { Checkbox, Chip, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { FormFoot } from '../../../../_ui/forms/form-dialog';
import { useReturnFocus } from '../../../../_ui/forms/return-focus';
import { useSession } from '../../../../_ui/session/session';
import { KeyCreated } from './key-created';
import type { ApiKey } from './types';

type Scope = ApiKey['scopes'][number];
const SCOPES: Scope[] = ['read', 'write', 'publish'];
const PRESETS = {
  readOnly: ['read'],
  readWrite: ['read', 'write'],
  everything: SCOPES,
} as const satisfies Record<string, readonly Scope[]>;
type Preset = keyof typeof PRESETS;
const PRESET_NAMES = Object.keys(PRESETS) as Preset[];

const presetOf = (scopes: readonly Scope[]): Preset | null =>
  PRESET_NAMES.find(
    (name) => PRESETS[name].length === scopes.length && PRESETS[name].every((scope) => scopes.includes(scope)),
  ) ?? null;

/** Creates a key with a name and scopes, then shows the key. */
export function KeyForm({ onClose }: { onClose: () => void }) {
  useReturnFocus();
  const t = useTranslations();
  const api = useApi();
  const { canPublish } = useSession();
  const [made, setMade] = useState<ApiKey>();
  const form = useForm({
    // The fewest scopes, so that people decide to add others.
    initialValues: { name: '', scopes: [...PRESETS.readOnly] as Scope[] },
    validate: { scopes: (scopes) => (scopes.length ? null : t('settings.apiKeys.noScopes')) },
  });
  const create = useChange(api.apiKeys.create.mutationOptions(), {
    refresh: [api.apiKeys.list.queryKey()],
    onDone: setMade,
    form,
  });
  const submit = form.onSubmit(({ name, scopes }) => create.mutate({ name: name.trim(), scopes }));
  const { scopes } = form.getValues();
  return (
    <Modal
      opened
      onClose={onClose}
      title={made ? t('settings.apiKeys.createdTitle') : t('settings.apiKeys.new')}
      size="lg"
      closeOnClickOutside={!made}
    >
      {made ? (
        <KeyCreated apiKey={made} onClose={onClose} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            <TextInput
              label={t('common.name')}
              description={t('settings.apiKeys.nameHint')}
              required
              data-autofocus
              maxLength={LENGTHS.keyName}
              {...form.getInputProps('name')}
            />
            <Checkbox.Group
              label={t('settings.apiKeys.scopes')}
              description={t('settings.apiKeys.scopesHint')}
              value={scopes}
              onChange={(value) => form.setFieldValue('scopes', value as Scope[])}
              error={form.errors.scopes}
            >
              <Group gap={6} mt="sm">
                <Chip.Group
                  value={presetOf(scopes)}
                  onChange={(name) => form.setFieldValue('scopes', [...PRESETS[name as Preset]])}
                >
                  {PRESET_NAMES.map((name) => (
                    <Chip key={name} value={name} size="xs" disabled={name === 'everything' && !canPublish}>
                      {t(`settings.apiKeys.presets.${name}`)}
                    </Chip>
                  ))}
                </Chip.Group>
              </Group>
              <Stack gap="sm" mt="md">
                {SCOPES.map((scope) => (
                  <Checkbox
                    key={scope}
                    value={scope}
                    label={t(`settings.apiKeys.scopeNames.${scope}`)}
                    description={t(`settings.apiKeys.scopeTexts.${scope}`)}
                    disabled={scope === 'publish' && !canPublish}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
            {!canPublish && (
              <Text size="sm" c="dimmed">
                {t('settings.apiKeys.noPublish')}
              </Text>
            )}
            <FormFoot submit={t('common.create')} saving={create.isPending} onClose={onClose} />
          </Stack>
        </form>
      )}
    </Modal>
  );
}
