'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WidgetType } from '../../widgets/types';
import { failureOf, publicApiClient } from '../_ui/api';
import { useSession } from '../_ui/session';
import { toDraft } from './changes';
import type { Draft } from './draft';
import { mergeOf, type Place, placesOf } from './merge';
import type { useDraft } from './use-draft';
import { useWidgetCalls, type Widget, widgetKey } from './widget';

export type State = Pick<ReturnType<typeof useDraft>, 'base' | 'draft' | 'rebase' | 'replace'>;

/** A draft upon what another saved at `version`. `isOwn`: that was the same person elsewhere. */
export type Together = { base: Draft; draft: Draft; version: number; isOwn: boolean };

/** Someone saved in between: what they saved, and where it differs. */
export type Conflict = {
  theirs: Widget;
  places: Place[];
  updatedBy: string | null;
  /** The same person saved it, in another tab. */
  isOwn: boolean;
  /** The person's intention: to save only, to publish or to take down. */
  active: boolean | undefined;
};

/** Why nothing can be saved here any more: it was archived, it is nowhere, or it is live and so not for editors. */
export type Gone = 'archived' | 'deleted' | 'live';

/** What others did to a widget while it was edited here. What was typed stays, whatever that was. */
export function useMeanwhile(type: WidgetType, widget: Widget, state: State) {
  const calls = useWidgetCalls(type);
  const client = useQueryClient();
  const { company } = useSession();
  const [conflict, setConflict] = useState<Conflict>();
  const [gone, setGone] = useState<Gone>();

  /** Goes on with `draft` upon what is stored now. */
  const adopt = (theirs: Widget, draft: Draft, isOwn = false): Together => {
    const base = toDraft(theirs);
    client.setQueryData(widgetKey(type, widget.id), theirs);
    state.replace(base, draft);
    setConflict(undefined);
    setGone(undefined);
    return { base, draft, version: theirs.version, isOwn };
  };

  const findGone = async (): Promise<Gone> => {
    const at = await publicApiClient.locateWidget.query({ type, id: widget.id }).catch(() => undefined);
    return at && at.companyId === company?.id ? 'archived' : 'deleted';
  };

  /**
   * Sees what stands behind a save that failed. Answers what to save instead, where that is plain: the person's own other tab changed
   * other places, and it is neither published nor taken down by that.
   */
  const settle = async (error: unknown, active: boolean | undefined): Promise<Together | undefined> => {
    const { code, details } = failureOf(error);
    if (code === 'widget_is_live') setGone('live');
    if (code === 'not_found') setGone(await findGone());
    if (code !== 'edit_conflict') return undefined;
    const theirs = await calls.get(widget.id).catch(async (failed) => {
      if (failureOf(failed).code === 'not_found') setGone(await findGone());
      throw failed;
    });
    const places = placesOf(state.base, state.draft, toDraft(theirs));
    const isOwn = details.updatedByCaller === true;
    const isPlain = active === undefined && theirs.active === widget.active && places.every(({ by }) => by !== 'both');
    if (isOwn && isPlain)
      return adopt(
        theirs,
        mergeOf(toDraft(theirs), places, ({ by }) => by === 'me'),
        true,
      );
    const updatedBy = typeof details.updatedBy === 'string' ? details.updatedBy : null;
    setConflict({ theirs, places, updatedBy, isOwn, active });
    return undefined;
  };

  return {
    conflict,
    gone,
    settle,
    /** True where a dialog says what happened. */
    explains: (error: unknown) => ['edit_conflict', 'widget_is_live', 'not_found'].includes(failureOf(error).code),
    adopt,
    close: () => {
      setConflict(undefined);
      setGone(undefined);
    },
    /** Shows what differs from what another left, where it cannot simply be joined. */
    ask: setConflict,
  };
}
