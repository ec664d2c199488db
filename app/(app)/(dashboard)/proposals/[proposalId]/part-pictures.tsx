'use client';
import { Group, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { WIDGET_TYPES } from '../../../../../widgets/contract/types';
import type { ProposalPart } from '../state-badge';
import { Picture } from './picture';

/** True for a widget whose pictures this server cannot draw. */
export const lacksPictures = ({ type, pictures }: ProposalPart): boolean => type !== null && pictures === null;

const isOfDraft = (url: string): boolean => new URL(url).searchParams.get('draft') === 'true';

/** Pictures of a part's widget: the live version, and the proposed or published one. */
export function PartPictures({ part: { type, name, targetId, kind, state, pictures } }: { part: ProposalPart }) {
  const t = useTranslations('proposals.pictures');
  const known = WIDGET_TYPES.find((one) => one === type);
  if (!known || !pictures) return null;
  const afterIs = state === 'published' ? 'published' : 'proposed';
  const isOver = state === 'reverted' || state === 'discarded';
  const shown = [
    { url: pictures.before, caption: t('live') },
    { url: pictures.after, caption: isOver || (kind === 'widget-draft' && state === 'kept') ? t('now') : t(afterIs) },
  ];
  return (
    <Group component="ul" gap="md" align="flex-start" p={0} m={0} style={{ listStyle: 'none' }} aria-label={t('title')}>
      {shown.map(
        ({ url, caption }) =>
          url && (
            <li key={caption} style={{ flex: '1 1 240px', maxWidth: 420, minWidth: 0 }}>
              <Picture type={known} id={targetId} draft={isOfDraft(url)} alt={t('alt', { name, caption })} />
              <Text size="sm" c="dimmed" mt={4}>
                {caption}
              </Text>
            </li>
          ),
      )}
    </Group>
  );
}
