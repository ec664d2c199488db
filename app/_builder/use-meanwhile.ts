'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WidgetType } from '../../widgets/contract/types';
import { failureOf, publicApiClient } from '../_ui/api';
import { useSession } from '../_ui/session';
import { toEdited } from './changes';
import type { Draft } from './draft';
import { mergeOf, type Place, placesOf } from './merge';
import type { useDraft } from './use-draft';
import { useReadWidget, type Widget, widgetKey } from './widget';

export type State = Pick<ReturnType<typeof useDraft>, 'base' | 'draft' | 'rebase' | 'replace'>;

/** A draft upon what another saved in `widget`. `isOwn`: that was the same person elsewhere. */
export type Together = { widget: Widget; base: Draft; draft: Draft; isOwn: boolean };

/** What the person wants in addition to saving: to publish a widget (`active: true`), to unpublish it, or to publish the changes of a live one. */
export type Intention = { active?: boolean | undefined; publishChanges?: { showAgain: boolean } | undefined };

/** Someone saved in between: what they saved, and where it differs. */
export type Conflict = {
  theirs: Widget;
  places: Place[];
  updatedBy: string | null;
  /** The same person saved it, in another tab. */
  isOwn: boolean;
  intention: Intention;
};

/** Why nothing can be saved here any more: it was archived, or it does not exist. */
export type Gone = 'archived' | 'deleted';

/** Refusals that mean that the widget was saved, published or unpublished since it was read. */
const MOVED = ['edit_conflict', 'widget_is_live', 'not_live'];

/** What others did to a widget while it was edited here. What was typed stays, whatever that was. */
export function useMeanwhile(type: WidgetType, widget: Widget, state: State) {
  const read = useReadWidget(type);
  const client = useQueryClient();
  const { company } = useSession();
  const [conflict, setConflict] = useState<Conflict>();
  const [gone, setGone] = useState<Gone>();

  /** Goes on with `draft` upon what is stored now. */
  const adopt = (theirs: Widget, draft: Draft, isOwn = false): Together => {
    const base = toEdited(theirs);
    client.setQueryData(widgetKey(type, widget.id), theirs);
    state.replace(base, draft);
    setConflict(undefined);
    setGone(undefined);
    return { widget: theirs, base, draft, isOwn };
  };

  const findGone = async (): Promise<Gone> => {
    const at = await publicApiClient.locateWidget.query({ type, id: widget.id }).catch(() => undefined);
    return at && at.companyId === company?.id ? 'archived' : 'deleted';
  };

  /**
   * Finds the reason of a save that failed. Answers what to save instead, where that is plain: the person's own other tab changed
   * other places, and nothing is published or unpublished by that.
   */
  const settle = async (error: unknown, intention: Intention): Promise<Together | undefined> => {
    const { code, details } = failureOf(error);
    if (code === 'not_found') setGone(await findGone());
    if (!MOVED.includes(code)) return undefined;
    const theirs = await read(widget.id).catch(async (failed) => {
      if (failureOf(failed).code === 'not_found') setGone(await findGone());
      throw failed;
    });
    const places = placesOf(state.base, state.draft, toEdited(theirs));
    const isOwn = details.updatedByCaller === true;
    const isSave = intention.active === undefined && !intention.publishChanges;
    const isPlain = isSave && theirs.active === widget.active && places.every(({ by }) => by !== 'both');
    if (isOwn && isPlain)
      return adopt(
        theirs,
        mergeOf(toEdited(theirs), places, ({ by }) => by === 'me'),
        true,
      );
    const updatedBy = typeof details.updatedBy === 'string' ? details.updatedBy : null;
    setConflict({ theirs, places, updatedBy, isOwn, intention });
    return undefined;
  };

  return {
    conflict,
    gone,
    settle,
    /** True where a dialog says what happened. */
    explains: (error: unknown) => [...MOVED, 'not_found'].includes(failureOf(error).code),
    adopt,
    close: () => {
      setConflict(undefined);
      setGone(undefined);
    },
    /** Shows what differs from what another left, where it cannot simply be joined. */
    ask: setConflict,
  };
}
