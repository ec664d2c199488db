'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ErrorState } from '../../../../_ui/page-states/states';
import type { Roadmap } from '../roadmap-form';
import type { Section } from './board-model';
import { ItemForm } from './item-form';
import { itemOn, useStoredItem } from './stored-item';

type Props = { roadmap: Roadmap; sections: Section[]; itemId: number; onClose: () => void };

/** Reads an item with its unpublished changes, and opens it. */
export function ItemLoader({ roadmap, sections, itemId, onClose }: Props) {
  const t = useTranslations();
  const { id: roadmapId, active } = roadmap;
  const shown = itemOn({ active, sections }, itemId);
  const stored = useStoredItem(roadmapId, itemId, shown);
  if (!shown || stored.data === null)
    return (
      <Alert color="gray" mt="md" withCloseButton closeButtonLabel={t('common.close')} onClose={onClose}>
        {t('roadmaps.item.gone')}
      </Alert>
    );
  if (stored.error) return <ErrorState error={stored.error} retry={() => stored.refetch()} />;
  if (!stored.data) return null;
  return <ItemForm roadmapId={roadmapId} sections={sections} stored={stored.data} onClose={onClose} />;
}
