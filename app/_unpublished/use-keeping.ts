'use client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../widgets/merge/three-way-merge';
import { failureOf } from '../_ui/api';
import { toast, toastFailure, useFailureText } from '../_ui/change';
import { type IssuesForm, showIssues } from '../_ui/form-issues';
import {
  type Content,
  type ContentCalls,
  editsOf,
  type FormState,
  joined,
  type Place,
  placesOf,
  versionsOf,
} from './content';

/** What is wanted in addition to saving: to publish the changes, or to take what is live down. */
export type Wish = { publish?: boolean; takeDown?: boolean };

type Edit<V> = Pick<FormState<V>, 'base' | 'values'> & { content: Content<V> };
type Sending<V> = { wish: Wish; together?: Edit<V> };

/** Someone saved in between: what they saved, and where it differs. */
export type Conflict<V> = {
  theirs: Content<V>;
  places: Place[];
  updatedBy: string | null;
  at: string;
  isOwn: boolean;
  wish: Wish;
};

/** Refusals that mean that it was saved, published or taken down since it was read. */
const MOVED = ['edit_conflict', 'not_live'];

export type Keeping<V extends object> = {
  content: Content<V>;
  state: FormState<V>;
  /** The fields of an update, and what they are. */
  toFields: (values: V) => Fields;
  /** Reads what is stored, and shows it. */
  read: () => Promise<Content<V>>;
  calls: ContentCalls;
  /** Shows what the server says of a field. */
  form: IssuesForm;
  /** What is live and its unpublished changes contradict each other. */
  onUndecided: () => void;
  /** Other pages show it too. */
  onSettled: () => Promise<unknown>;
};

/** Keeps the changes of what is live as unpublished, publishes them, and takes it down. Nothing is overwritten unless the person says so. */
export function useKeeping<V extends object>(options: Keeping<V>) {
  const { content, state, toFields, read, calls, form, onUndecided, onSettled } = options;
  const t = useTranslations('unpublished');
  const say = useFailureText();
  const [conflict, setConflict] = useState<Conflict<V>>();
  // A key that is held down repeats before the page knows that it is saving.
  const running = useRef(false);

  const send = async (wish: Wish, { content: now, base, values }: Edit<V>) => {
    if (wish.takeDown) {
      // It must not fail for an edit that is not finished; the edits stay where they are.
      await calls.update({ active: false });
      state.rebase((await read()).edited, base);
      return;
    }
    const edits = editsOf(toFields(base), toFields(values));
    if (!now.active) await calls.update(edits);
    else {
      const kept = Object.keys(edits).length ? await calls.keep(edits, versionsOf(now)) : now.kept;
      if (wish.publish && kept?.changes.length) {
        if (kept !== now.kept) state.rebase((await read()).edited, values);
        await calls.publish(kept.version);
      }
    }
    state.rebase((await read()).edited, values);
  };

  /** Goes on with `values` upon what is stored now. */
  const adopt = (theirs: Content<V>, values: V): Edit<V> => {
    state.replace(theirs.edited, values);
    setConflict(undefined);
    return { content: theirs, base: theirs.edited, values };
  };

  /** Answers what to save instead, where that is plain: the person's own other tab changed other fields. Else asks. */
  const settle = async (error: unknown, wish: Wish): Promise<Edit<V> | undefined> => {
    const { code, details } = failureOf(error);
    if (!MOVED.includes(code)) return undefined;
    const { base, values } = state;
    const theirs = await read();
    const places = placesOf(toFields(base), toFields(values), toFields(theirs.edited));
    const isOwn = details.updatedByCaller === true;
    const isPlain = !wish.publish && theirs.active === content.active && places.every(({ by }) => by !== 'both');
    const isMine = (field: string) => places.some(({ path, by }) => path === field && by === 'me');
    if (isOwn && isPlain) return adopt(theirs, joined(theirs.edited, values, isMine));
    const updatedBy = typeof details.updatedBy === 'string' ? details.updatedBy : null;
    const at = typeof details.updatedAt === 'string' ? details.updatedAt : new Date().toISOString();
    setConflict({ theirs, places, updatedBy, at, isOwn, wish });
    return undefined;
  };

  const mutation = useMutation({
    mutationFn: async ({ wish, together }: Sending<V>) => {
      try {
        await send(wish, together ?? { ...state, content });
        return 'alone';
      } catch (error) {
        if (failureOf(error).details.conflicts) {
          state.rebase((await read()).edited, state.values);
          onUndecided();
          throw error;
        }
        const joinedEdit = await settle(error, wish);
        if (!joinedEdit) throw error;
        await send(wish, joinedEdit);
        return 'together';
      }
    },
    onSuccess: (how, { wish }) => {
      if (wish.takeDown) return toast(t('takenDown'));
      if (wish.publish) return toast(t('publishedChanges'));
      toast(t(how === 'together' ? 'savedTogether' : 'savedUnpublished'));
    },
    onError: (error) => {
      const { code, issues } = failureOf(error);
      if (MOVED.includes(code)) return;
      if (issues.length) showIssues(form, error);
      else toastFailure(say(error));
    },
    onSettled: () => {
      running.current = false;
      return onSettled();
    },
  });

  const save = (wish: Wish = {}, together?: Edit<V>) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate({ wish, ...(together && { together }) });
  };

  return {
    save,
    saving: mutation.isPending,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** Goes on with what was chosen field by field. */
    choose: ({ theirs, wish }: Conflict<V>, isMine: (field: string) => boolean) => {
      const edit = adopt(theirs, joined(theirs.edited, state.values, isMine));
      const edits = editsOf(toFields(edit.base), toFields(edit.values));
      if (Object.keys(edits).length || wish.publish) save(wish, edit);
      else toast(t('meanwhile.taken'));
    },
  };
}
