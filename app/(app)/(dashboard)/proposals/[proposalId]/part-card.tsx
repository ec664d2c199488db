'use client';
import { Anchor, Group, List, Paper, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { WIDGET_TYPES } from '../../../../../widgets/contract/types';
import { Link } from '../../../../_ui/navigation/link';
import { unmetTexts, useWidgetTexts } from '../../../../_ui/texts/entities';
import { PlainChanges, placesOf } from '../../../../_unpublished/plain-changes';
import { type ProposalPart, StateBadge } from '../state-badge';
import { PartPictures } from './part-pictures';

/** What a part is: `New: Product tour`, or `New segment`. */
function useKind() {
  const t = useTranslations();
  return ({ kind, type }: ProposalPart): string => {
    const known = WIDGET_TYPES.find((one) => one === type);
    if (!known) return t(`proposals.kind.${kind}`);
    return t(kind === 'widget' ? 'proposals.kindOf' : 'proposals.changesOf', { type: t(`types.${known}.name.one`) });
  };
}

function Sentences({ title, of, color }: { title: string; of: readonly string[]; color?: string }) {
  if (!of.length) return null;
  return (
    <div>
      <Text size="sm" fw={600} c={color}>
        {title}
      </Text>
      <List size="sm">
        {of.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </div>
  );
}

/** Unmet requirements, which prevent publishing, and warnings. */
function Findings({ part: { type, unmet, warnings } }: { part: ProposalPart }) {
  const t = useTranslations('proposals');
  const texts = useWidgetTexts();
  const known = WIDGET_TYPES.find((one) => one === type);
  const textOf = ({ field, message }: ProposalPart['unmet'][number]): string => {
    if (field === 'targeting') return t('unmetTargeting');
    if (field.startsWith('targeting.')) return t('unmetRule');
    return (known && unmetTexts(texts(known), field)?.list) ?? message;
  };
  return (
    <>
      <Sentences title={t('unmet')} of={unmet.map(textOf)} color="var(--docent-warning)" />
      <Sentences title={t('warnings')} of={warnings.map(({ message }) => message)} />
    </>
  );
}

/** A part of a proposal: its kind, its state, its changes, and what prevents publishing it. */
export function PartCard({ part }: { part: ProposalPart }) {
  const t = useTranslations('proposals');
  const kindOf = useKind();
  const { name, state, reason, kept, dashboardUrl, changes } = part;
  const path = dashboardUrl && new URL(dashboardUrl).pathname;
  return (
    <Paper withBorder p="md" component="section" aria-label={name}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
          <div>
            {path ? (
              <Anchor component={Link} href={path} c="inherit" fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Anchor>
            ) : (
              <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
                {name}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {kindOf(part)}
            </Text>
          </div>
          <StateBadge state={state} />
        </Group>
        {reason && <Text size="sm">{t(`reason.${reason}`)}</Text>}
        {kept.length > 0 && <Text size="sm">{t('keptPaths', { paths: placesOf(kept) })}</Text>}
        <PartPictures part={part} />
        {changes.length > 0 && <PlainChanges changes={changes} conflicts={state === 'open' ? part.conflicts : []} />}
        {state === 'open' && <Findings part={part} />}
      </Stack>
    </Paper>
  );
}
