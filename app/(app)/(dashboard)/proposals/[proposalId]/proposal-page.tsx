'use client';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { NotFound } from '../../../../_ui/page-states/not-found';
import { isMissing, Loaded } from '../../../../_ui/page-states/states';
import { Time } from '../../../../_ui/texts/time';
import { type Proposal, StateBadge } from '../state-badge';
import { PartCard } from './part-card';
import { lacksPictures } from './part-pictures';
import { ProposalActions } from './proposal-actions';

function Contents({ proposal: { id, note, createdBy, createdAt, parts } }: { proposal: Proposal }) {
  const t = useTranslations('proposals');
  return (
    <Stack gap="md">
      {note && (
        <Text maw="70ch" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {note}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {t.rich('createdBy', { who: createdBy, when: () => <Time at={createdAt} /> })}
      </Text>
      {parts.length === 0 && <Text c="dimmed">{t('noParts', { id })}</Text>}
      {parts.some(lacksPictures) && (
        <Text size="sm" c="dimmed">
          {t('pictures.none')}
        </Text>
      )}
      {parts.map((part) => (
        <PartCard key={part.id} part={part} />
      ))}
    </Stack>
  );
}

/** A proposal: its parts, and the buttons to publish, discard and revert it. */
export function ProposalPage({ id }: { id: number }) {
  const t = useTranslations('proposals');
  const query = useQuery(useApi().proposals.get.queryOptions({ proposalId: id }));
  const list = { label: t('title'), href: '/proposals' };
  if (isMissing(query)) return <NotFound list={list} />;
  const proposal = query.data;
  return (
    <Page
      title={proposal?.title ?? t('one')}
      above={[list]}
      aside={proposal && <StateBadge state={proposal.state} />}
      actions={proposal && <ProposalActions proposal={proposal} />}
      awaited={!proposal}
    >
      <Loaded query={query}>{(loaded) => <Contents proposal={loaded} />}</Loaded>
    </Page>
  );
}
