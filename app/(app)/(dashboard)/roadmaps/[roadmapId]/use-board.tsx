'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOptimistic, useRef, useTransition } from 'react';
import { useTranslations } from 'use-intl';
import { useApi, useApiClient } from '../../../../_ui/data/api';
import { toastFailure, useFailureText } from '../../../../_ui/data/change';
import { afterMove, type Move, type Section } from './board-model';

const NONE: Section[] = [];

/** A roadmap, its sections with all moves in flight applied, and a function that moves an item or a section. */
export function useBoard(roadmapId: number) {
  const t = useTranslations('roadmaps.board');
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const say = useFailureText();
  const query = useQuery(api.roadmaps.get.queryOptions({ roadmapId }));
  // Unlike the query cache, this shows a move within the drop event itself. It is discarded when the server's order arrives.
  const [sections, show] = useOptimistic(query.data?.sections ?? NONE, afterMove);
  const [, startTransition] = useTransition();
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const send = async ({ kind: _, ...place }: Move) => {
    if ('itemId' in place) await client.roadmapItems.update.mutate({ roadmapId, ...place });
    else await client.roadmapSections.update.mutate({ roadmapId, ...place });
  };
  const move = (change: Move) =>
    startTransition(async () => {
      show(change);
      const sent = queue.current.then(() => send(change));
      queue.current = sent.catch(() => undefined);
      await sent.catch((error: unknown) =>
        toastFailure(
          <>
            {t('moveFailed')} {say(error)}
          </>,
        ),
      );
      await cache.invalidateQueries({ queryKey: api.roadmaps.pathKey() });
    });
  return { query, sections, move };
}
