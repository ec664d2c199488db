'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useOptimistic, useRef, useTransition } from 'react';
import { useTranslations } from 'use-intl';
import { useApi, useApiClient } from '../../../../_ui/api';
import { toastFailure, useFailureText } from '../../../../_ui/change';
import { afterMove, type Move, type Section } from './board-model';

const NONE: Section[] = [];

/** A roadmap, its sections as they look after every move under way, and how to move. */
export function useBoard(roadmapId: number) {
  const t = useTranslations('roadmaps.board');
  const api = useApi();
  const client = useApiClient();
  const cache = useQueryClient();
  const say = useFailureText();
  const query = useQuery(api.roadmaps.get.queryOptions({ roadmapId }));
  // Shown within the very event that dropped it, which a cache cannot; forgotten once the server's order is here.
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
