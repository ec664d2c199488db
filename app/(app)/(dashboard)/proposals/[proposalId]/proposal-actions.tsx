'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { useSession } from '../../../../_ui/session/session';
import type { Proposal } from '../state-badge';

/** The buttons to publish, discard and revert a proposal, as far as the person's role allows it. */
export function ProposalActions({ proposal: { id, parts } }: { proposal: Proposal }) {
  const t = useTranslations('proposals');
  const common = useTranslations('common');
  const api = useApi();
  const { canWrite, canPublish } = useSession();
  const refresh = [
    api.proposals.get.queryKey({ proposalId: id }),
    api.proposals.list.queryKey(),
    api.previews.get.pathKey(),
  ];
  const publish = useChange(api.proposals.publish.mutationOptions(), { done: t('published'), refresh });
  const discard = useChange(api.proposals.discard.mutationOptions(), { done: t('discarded'), refresh });
  const revert = useChange(api.proposals.revert.mutationOptions(), { done: t('reverted'), refresh });
  const open = parts.filter(({ state }) => state === 'open').length;
  const isPublished = parts.some(({ state }) => state === 'published');
  const no = common('cancel');
  const input = { proposalId: id };
  return (
    <>
      {open > 0 && canWrite && (
        <Button
          variant="default"
          loading={discard.isPending}
          onClick={() =>
            confirm({
              title: t('discardTitle'),
              text: t('discardText'),
              yes: t('discard'),
              no,
              onYes: () => discard.mutate(input),
            })
          }
        >
          {t('discard')}
        </Button>
      )}
      {isPublished && canPublish && (
        <Button
          variant="default"
          loading={revert.isPending}
          onClick={() =>
            confirm({
              title: t('revertTitle'),
              text: t('revertText'),
              yes: t('revert'),
              no,
              danger: false,
              onYes: () => revert.mutate(input),
            })
          }
        >
          {t('revert')}
        </Button>
      )}
      {open > 0 && canPublish && (
        <Button
          loading={publish.isPending}
          onClick={() =>
            confirm({
              title: t('publishTitle', { count: open }),
              text: t('publishText'),
              yes: t('publish', { count: open }),
              no,
              danger: false,
              onYes: () => publish.mutate(input),
            })
          }
        >
          {t('publish', { count: open })}
        </Button>
      )}
    </>
  );
}
