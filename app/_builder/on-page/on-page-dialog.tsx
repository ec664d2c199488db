'use client';
import { Anchor, Button, Group, Loader, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picked } from '../../../ui/form/picking';
import { LENGTHS } from '../../../widgets/contract/limits';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { failureOf, type Outputs, useApi, useApiClient } from '../../_ui/data/api';
import { useFailureText } from '../../_ui/data/change';
import { useReturnFocus } from '../../_ui/forms/return-focus';
import { Link } from '../../_ui/navigation/link';
import type { Draft } from '../draft/draft';
import { useAddresses } from './addresses';
import classes from './on-page.module.css';

export type OnPageProps = {
  type: WidgetType;
  id: number;
  draft: Draft;
  mode: 'pick' | 'preview';
  onPicked: (picked: Picked) => void;
  onClose: () => void;
};

/** A typed address may omit the scheme. */
const completed = (text: string): string =>
  /^[a-z][a-z+.-]*:/i.test(text) && !/^[\w.-]+:\d+/.test(text) ? text : `https://${text}`;

type Begun = Outputs['pageSessions']['begin'] & { blocked: boolean };

/** Shows the progress of picking, and passes on the picked element. */
function Waiting({
  type,
  id,
  begun,
  onPicked,
  onAgain,
}: Pick<OnPageProps, 'type' | 'id' | 'onPicked'> & { begun: Begun; onAgain: () => void }) {
  const t = useTranslations('onPage');
  const { data, error } = useQuery(
    useApi().pageSessions.read.queryOptions(
      { widgetType: widgetTypes[type].path, id, session: begun.session },
      {
        refetchInterval: ({ state }) =>
          /waiting|open/.test(state.data?.state ?? 'waiting') && !state.error ? 1_000 : false,
        // The person picks in another tab, so this one is in the background.
        refetchIntervalInBackground: true,
        gcTime: 0,
      },
    ),
  );
  const picked = data?.picked;
  useEffect(() => {
    if (picked) onPicked({ selector: picked.selector, snapshot: picked.snapshot });
  }, [picked, onPicked]);
  const state = error ? 'expired' : (data?.state ?? 'waiting');
  const over = state === 'expired';
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap" role="status">
        {!over && <Loader size="xs" />}
        <Text size="sm">{t(`state.${state}`)}</Text>
      </Group>
      {state === 'waiting' && (
        <Text size="sm" c="dimmed">
          {t(begun.blocked ? 'blocked' : 'notThere')}{' '}
          <Anchor href={begun.url} target="_blank" rel="noreferrer" underline="always">
            {t('openLink')}
          </Anchor>
        </Text>
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={onAgain}>
          {t('again')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Opens a page of the application, to pick an element there or to see the draft. */
export function OnPageDialog({ type, id, draft, mode, onPicked, onClose }: OnPageProps) {
  useReturnFocus();
  const t = useTranslations('onPage');
  const client = useApiClient();
  const failureText = useFailureText();
  const { known, isLoaded, isSeen, last, setLast } = useAddresses(draft);
  const [typed, setTyped] = useState<string>();
  const [begun, setBegun] = useState<Begun>();
  const address = typed ?? (last || known[0] || '');
  const begin = useMutation({
    mutationFn: async () => {
      // Opened before the request: browsers block a window that is not opened directly by a click.
      const tab = window.open('', '_blank');
      try {
        const { name, content, settings, themeId } = draft;
        const given = { widgetType: widgetTypes[type].path, id, mode, url: completed(address.trim()) };
        const shown = mode === 'preview' ? { draft: { name, content, settings, themeId } } : {};
        const answer = await client.pageSessions.begin.mutate({ ...given, ...shown });
        if (tab) {
          tab.opener = null;
          tab.location.replace(answer.url);
        }
        return { ...answer, blocked: !tab };
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onSuccess: (answer) => {
      setLast(completed(address.trim()));
      if (mode === 'preview' && !answer.blocked) onClose();
      else setBegun(answer);
    },
  });
  const fault =
    begin.error &&
    (failureOf(begin.error).issues.find(({ path }) => path === 'url')?.message ?? failureText(begin.error));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    begin.mutate();
  };
  return (
    <Modal opened onClose={onClose} title={t(`${mode}.title`)}>
      {begun ? (
        <Waiting type={type} id={id} begun={begun} onPicked={onPicked} onAgain={() => setBegun(undefined)} />
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack>
            <Text size="sm">{t(`${mode}.text`)}</Text>
            <TextInput
              data-autofocus
              label={t('address')}
              description={t('addressHint')}
              placeholder="https://app.example.com/projects"
              inputMode="url"
              value={address}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              maxLength={LENGTHS.url}
              error={fault}
              spellCheck={false}
              autoCapitalize="off"
            />
            {known.length > 0 && (
              <div>
                <Text size="xs" c="dimmed" mb={4} id="known-addresses">
                  {t('known')}
                </Text>
                <ul className={classes.known} aria-labelledby="known-addresses">
                  {known.map((url) => (
                    <li key={url}>
                      <Button variant="default" size="compact-sm" fw={400} maw="100%" onClick={() => setTyped(url)}>
                        {url.replace(/^https?:\/\//, '')}
                      </Button>
                    </li>
                  ))}
                </ul>
              </div>
            )}
            {isLoaded && !isSeen && (
              <Text size="sm" c="dimmed">
                {t('notSeen')}{' '}
                <Anchor component={Link} href="/settings/install" underline="always">
                  {t('install')}
                </Anchor>
              </Text>
            )}
            <Group justify="flex-end">
              <Button type="submit" loading={begin.isPending} disabled={!address.trim()}>
                {t('open')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  );
}
