'use client';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { failureOf, type Outputs, useApi } from '../../../../_ui/data/api';
import { toastFailure, useChange, useFailureText } from '../../../../_ui/data/change';
import { FormFoot } from '../../../../_ui/forms/form-dialog';
import { isAboutInput } from '../../../../_ui/forms/form-issues';
import { useReturnFocus } from '../../../../_ui/forms/return-focus';
import { parseMetadata } from '../value';

/** Replaces all of a user's metadata with the JSON that a person enters. */
export function JsonForm({ user, onClose }: { user: Outputs['users']['get']; onClose: () => void }) {
  useReturnFocus();
  const t = useTranslations();
  const api = useApi();
  const say = useFailureText();
  const [text, setText] = useState(() => JSON.stringify(user.metadata, null, 2));
  const [error, setError] = useState<string>();
  const save = useChange(api.users.put.mutationOptions(), {
    done: t('users.savedAll'),
    refresh: [api.users.pathKey()],
    onDone: onClose,
    quiet: true,
  });
  const submit = () => {
    const metadata = parseMetadata(text);
    if (!metadata) return setError(t('users.notObject'));
    save.mutate(
      { userId: user.userId, metadata },
      {
        onError: (error) => {
          if (!isAboutInput(error)) return toastFailure(say(error));
          const { issues, message } = failureOf(error);
          setError(issues.map(({ path, message }) => `${path}: ${message}`).join('\n') || message);
        },
      },
    );
  };
  return (
    <Modal opened onClose={onClose} title={t('users.editJson')} size="lg">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <Text size="sm" c="dimmed">
            {t('users.jsonHint')}
          </Text>
          <Textarea
            aria-label={t('users.metadata')}
            data-autofocus
            autosize
            minRows={8}
            maxRows={22}
            spellCheck={false}
            value={text}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setError(undefined);
            }}
            error={error}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          />
          <FormFoot submit={t('common.save')} saving={save.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}
