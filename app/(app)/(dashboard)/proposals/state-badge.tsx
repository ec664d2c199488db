'use client';
import { Badge } from '@mantine/core';
import { useTranslations } from 'use-intl';
import type { Outputs } from '../../../_ui/data/api';

export type Proposal = Outputs['proposals']['get'];
export type ProposalPart = Proposal['parts'][number];

const COLORS: Partial<Record<ProposalPart['state'], string>> = {
  open: 'blue',
  published: 'pine',
  gone: 'orange',
  kept: 'orange',
};

/** The state of a proposal, or of a part of one. */
export function StateBadge({ state }: { state: ProposalPart['state'] }) {
  const t = useTranslations('proposals.partState');
  const color = COLORS[state] ?? 'gray';
  return (
    <Badge
      variant="light"
      color={color}
      {...(color === 'orange' && { c: 'var(--docent-warning)' })}
      tt="none"
      radius="sm"
      style={{ flexShrink: 0 }}
    >
      {t(state)}
    </Badge>
  );
}
