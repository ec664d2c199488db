'use client';
import { ActionIcon, Anchor, Badge, Button, Group, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconChevronDown, IconChevronRight } from '../../../../../ui/icons';
import { WIDGET_TYPES } from '../../../../../widgets/contract/types';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { NameLink } from '../../../../_ui/lists/list-page';
import { Loaded, RowsSkeleton } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { Time } from '../../../../_ui/texts/time';
import { PlainChanges, placesOf } from '../../../../_unpublished/plain-changes';
import type { Revert } from './use-revert';

export type Change = Outputs['changes']['list']['data'][number];

/** Describes a change, such as `Product tour · Changed: Title`. */
function useSentence() {
  const t = useTranslations();
  return ({ kind, type, action, changed }: Change): string => {
    const known = WIDGET_TYPES.find((one) => one === type);
    const nameOf = (one: NonNullable<typeof known>) => t(`types.${one}.name.one`);
    const ofWidget = (name: string) => (kind === 'widget' ? name : t('changes.draftOf', { type: name }));
    const what = known ? ofWidget(nameOf(known)) : t(`changes.kind.${kind}`);
    const capitalized = what.charAt(0).toUpperCase() + what.slice(1);
    return `${capitalized} · ${t(`changes.${action}`, { places: placesOf(changed) })}`;
  };
}

/** True if a change cannot link to its record: the record no longer exists, or a revert created it again under a new id. */
const isGone = ({ action, state }: Change): boolean =>
  state === 'gone' || action === 'deleted' || (action === 'created' && state === 'reverted');

function Values({ change: { id } }: { change: Change }) {
  const query = useQuery(useApi().changes.get.queryOptions({ changeId: id }));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
      {({ changes }) => <PlainChanges changes={changes} />}
    </Loaded>
  );
}

function Outcome({ change: { state, reason, kept } }: { change: Change }) {
  const t = useTranslations('changes');
  if (state === 'applied' && !reason) return null;
  return (
    <>
      <Group gap={6} mt={4}>
        {state !== 'applied' && (
          <Badge
            variant="light"
            color={state === 'reverted' ? 'gray' : 'orange'}
            {...(state !== 'reverted' && { c: 'var(--docent-warning)' })}
            tt="none"
            radius="sm"
          >
            {t(`state.${state}`)}
          </Badge>
        )}
        {reason && <Text size="sm">{t(`reason.${reason}`)}</Text>}
      </Group>
      {kept.length > 0 && (
        <Text size="sm" mt={2}>
          {t('keptPaths', { paths: placesOf(kept) })}
        </Text>
      )}
    </>
  );
}

type Props = { change: Change; revert: Revert; onActor: (actor: string) => void };

/** What one call did to one record, with the values on request and a button to revert it. */
export function ChangeRow({ change, revert, onActor }: Props) {
  const t = useTranslations('changes');
  const cancel = useTranslations('common')('cancel');
  const sentenceOf = useSentence();
  const { canPublish } = useSession();
  const [shown, setShown] = useState(false);
  const { id, name, actor, createdAt, dashboardUrl, state } = change;
  const { pathname, search } = new URL(dashboardUrl);
  const Chevron = shown ? IconChevronDown : IconChevronRight;
  const ask = () =>
    confirm({
      title: t('revertOneTitle'),
      text: t('revertOneText', { name }),
      yes: t('revert'),
      no: cancel,
      danger: false,
      onYes: () => revert.mutate({ changes: [id] }),
    });
  const who = (
    <Anchor
      component="button"
      type="button"
      inherit
      c="inherit"
      ta="start"
      title={t('onlyBy', { name: actor.name })}
      onClick={() => onActor(actor.id)}
      style={{ overflowWrap: 'anywhere' }}
    >
      {actor.name}
    </Anchor>
  );
  return (
    <Table.Tr>
      <Table.Td>
        <Group gap={6} wrap="nowrap" align="flex-start">
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-expanded={shown}
            aria-label={t(shown ? 'hide' : 'show', { name })}
            onClick={() => setShown(!shown)}
          >
            <Chevron size={16} aria-hidden />
          </ActionIcon>
          <div style={{ minWidth: 0, flex: 1 }}>
            {isGone(change) ? (
              <Text size="sm" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
            ) : (
              <NameLink href={pathname + search} name={name} />
            )}
            <Text size="sm" c="dimmed">
              {sentenceOf(change)}
            </Text>
            <Text size="xs" c="dimmed" hiddenFrom="sm" component="div">
              {who} · <Time at={createdAt} />
            </Text>
            <Outcome change={change} />
            {shown && <Values change={change} />}
          </div>
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm" valign="top">
        <Text size="sm" component="div">
          {who}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="sm" valign="top">
        <Text size="sm" c="dimmed">
          <Time at={createdAt} />
        </Text>
      </Table.Td>
      <Table.Td valign="top" ta="right">
        {canPublish && state === 'applied' && (
          <Button size="compact-sm" variant="default" aria-label={t('revertOf', { name })} onClick={ask}>
            {t('revert')}
          </Button>
        )}
      </Table.Td>
    </Table.Tr>
  );
}
