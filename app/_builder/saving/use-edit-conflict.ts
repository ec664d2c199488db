'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WidgetType } from '../../../widgets/contract/types';
import { failureOf, publicApiClient } from '../../_ui/data/api';
import { useSession } from '../../_ui/session/session';
import { toEdited } from '../draft/changes';
import type { Draft } from '../draft/draft';
import type { useDraft } from '../draft/use-draft';
import { useReadWidget, type Widget, widgetKey } from '../draft/widget';
import { type Difference, differencesOf, withMine } from './merge';

export type State = Pick<ReturnType<typeof useDraft>, 'base' | 'draft' | 'rebase' | 'replace'>;

/** A draft that is merged with `widget`, which was saved in between. `isOwn`: by the same person in another tab. */
export type MergedDraft = { widget: Widget; base: Draft; draft: Draft; isOwn: boolean };

/** What the person wants in addition to saving: to publish a widget (`active: true`), to unpublish it, or to publish the changes of a live one. */
export type Intention = { active?: boolean | undefined; publishChanges?: { showAgain: boolean } | undefined };

/** Someone saved in between: what they saved, and where it differs. */
export type Conflict = {
  theirs: Widget;
  places: Difference[];
  updatedBy: string | null;
  /** The same person saved it, in another tab. */
  isOwn: boolean;
  intention: Intention;
};

/** Why the widget can no longer be saved: it was archived, or it does not exist. */
export type Unavailable = 'archived' | 'deleted';

/** Refusals that mean that the widget was saved, published or unpublished since it was read. */
const MOVED = ['edit_conflict', 'widget_is_live', 'not_live'];

/** Detects that a widget was saved, published, archived or deleted elsewhere while it was edited here. The draft is always kept. */
export function useEditConflict(type: WidgetType, widget: Widget, state: State) {
  const read = useReadWidget(type);
  const client = useQueryClient();
  const { company } = useSession();
  const [conflict, setConflict] = useState<Conflict>();
  const [unavailable, setUnavailable] = useState<Unavailable>();

  /** Continues with `draft`, based on the stored widget. */
  const adopt = (theirs: Widget, draft: Draft, isOwn = false): MergedDraft => {
    const base = toEdited(theirs);
    client.setQueryData(widgetKey(type, widget.id), theirs);
    state.replace(base, draft, state.base);
    setConflict(undefined);
    setUnavailable(undefined);
    return { widget: theirs, base, draft, isOwn };
  };

  const findUnavailable = async (): Promise<Unavailable> => {
    const at = await publicApiClient.locateWidget.query({ type, id: widget.id }).catch(() => undefined);
    return at && at.companyId === company?.id ? 'archived' : 'deleted';
  };

  /**
   * Handles a failed save. Returns a merged draft to save instead if no choice is needed: another tab of the same person changed
   * other fields, and neither that save nor this one publishes or unpublishes the widget.
   */
  const resolve = async (error: unknown, intention: Intention): Promise<MergedDraft | undefined> => {
    const { code, details } = failureOf(error);
    if (code === 'not_found') setUnavailable(await findUnavailable());
    if (!MOVED.includes(code)) return undefined;
    const theirs = await read(widget.id).catch(async (failed) => {
      if (failureOf(failed).code === 'not_found') setUnavailable(await findUnavailable());
      throw failed;
    });
    const places = differencesOf(state.base, state.draft, toEdited(theirs));
    const isOwn = details.updatedByCaller === true;
    const isSave = intention.active === undefined && !intention.publishChanges;
    const isPlain = isSave && theirs.active === widget.active && places.every(({ by }) => by !== 'both');
    if (isOwn && isPlain)
      return adopt(
        theirs,
        withMine(toEdited(theirs), places, ({ by }) => by === 'me'),
        true,
      );
    const updatedBy = typeof details.updatedBy === 'string' ? details.updatedBy : null;
    setConflict({ theirs, places, updatedBy, isOwn, intention });
    return undefined;
  };

  return {
    conflict,
    unavailable,
    resolve,
    /** Whether a dialog explains the error. */
    isHandled: (error: unknown) => [...MOVED, 'not_found'].includes(failureOf(error).code),
    adopt,
    close: () => {
      setConflict(undefined);
      setUnavailable(undefined);
    },
    /** Opens the dialog for a conflict. */
    ask: setConflict,
  };
}
