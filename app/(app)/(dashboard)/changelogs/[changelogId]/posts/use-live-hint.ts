'use client';
import { useTranslations } from 'use-intl';
import { useZone } from '../../../../../_ui/texts/zone';
import type { Content } from '../../../../../_unpublished/content';
import { postStatus, useMoment } from '../../post-status';
import type { PostDraft } from './post-draft';

/** When readers see a published post; `leaves` if they no longer see it until a date in the future. */
export type LiveHint = { text: string; leaves: boolean };

/** @returns the hint about a published post whose date is, or was, in the future; undefined for all other posts */
export function useLiveHint({ active, live }: Content<PostDraft>, { date }: PostDraft): LiveHint | undefined {
  const t = useTranslations('changelogs.editor.liveHint');
  const moment = useMoment();
  const { zone } = useZone();
  const wasAhead = postStatus(live) === 'ahead';
  const isAhead = active && postStatus({ active, date }) === 'ahead';
  if (!wasAhead && !isAhead) return undefined;
  const leaves = isAhead && !wasAhead;
  return { leaves, text: t(leaves ? 'leaves' : isAhead ? 'stays' : 'appears', { date: moment(date), zone }) };
}
