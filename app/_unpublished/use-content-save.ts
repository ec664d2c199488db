'use client';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../widgets/merge/three-way-merge';
import { failureOf } from '../_ui/data/api';
import { toast, toastFailure, useFailureText } from '../_ui/data/change';
import { type IssuesForm, showIssues } from '../_ui/forms/form-issues';
import {
  type Content,
  type ContentCalls,
  differencesOf,
  editsOf,
  type Fetched,
  type FieldDifference,
  type FormState,
  versionsOf,
  withMyFields,
} from './content';

/** What to do in addition to saving: publish the changes, unpublish, or publish content that is not live yet (`activate`). */
export type SaveRequest = { publish?: boolean; unpublish?: boolean; activate?: boolean };

type Edit<V> = Pick<FormState<V>, 'base' | 'values'> & { content: Content<V> };
/** The saved content, and whether it was live when it was saved. */
type Sent<V> = { edited: V; wasActive: boolean };
type Sending<V> = { request: SaveRequest; merged?: Edit<V> };

/** `how`: saved alone, or merged with changes that another tab saved. */
type Saved<V> = { how: 'alone' | 'merged' } & Sent<V>;

/** Another person, or the same person in another tab (`isOwn`), saved in between: the saved content, and the fields that differ. */
export type Conflict<V> = {
  theirs: Content<V>;
  /** Shows `theirs` on the page. */
  show: () => void;
  places: FieldDifference[];
  updatedBy: string | null;
  at: string;
  isOwn: boolean;
  request: SaveRequest;
};

/** Error codes that mean that the content was saved, published or unpublished after it was read. */
const MOVED = ['edit_conflict', 'not_live'];

export type ContentSaveOptions<V extends object> = {
  content: Content<V>;
  state: FormState<V>;
  /** Converts the values of the form to the fields of an update. */
  toFields: (values: V) => Fields;
  /** Reads the stored content. */
  fetch: () => Promise<Fetched<V>>;
  calls: ContentCalls;
  /** Shows the error messages of the server at their fields. */
  form: IssuesForm;
  /** Called if the unpublished changes conflict with the live content. */
  onUndecided: () => void;
  /** Called after each save or other action, because other pages show the content too. */
  onSettled: () => Promise<unknown>;
  /** True if readers see published content with these values only from a date in the future on. */
  isAhead?: (values: V) => boolean;
  /** The message after content that is not live, or that gets a date in the future, was saved. */
  savedText: (saved: V) => string;
};

/** Returns a function that says what a save has done. */
function useSavedMessage<V extends object>({ content, isAhead, savedText }: ContentSaveOptions<V>) {
  const t = useTranslations('unpublished');
  const wasAhead = isAhead?.(content.live) ?? false;
  return ({ how, edited, wasActive }: Saved<V>, { publish, unpublish }: SaveRequest): string => {
    if (unpublish) return t(wasAhead ? 'scheduleCanceled' : 'unpublished');
    if (!wasActive || (publish && isAhead?.(edited))) return savedText(edited);
    if (publish) return t('publishedChanges');
    if (how === 'merged') return t('savedTogether');
    return t(wasAhead ? 'savedUnscheduled' : 'savedUnpublished');
  };
}

async function readAndShow<V>(fetch: () => Promise<Fetched<V>>): Promise<Content<V>> {
  const { stored, show } = await fetch();
  show();
  return stored;
}

/** Saves changes of live content as unpublished changes, publishes them, and unpublishes content. Overwrites nothing without consent. */
export function useContentSave<V extends object>(options: ContentSaveOptions<V>) {
  const { content, state, toFields, fetch, calls, form, onUndecided, onSettled } = options;
  const textOf = useSavedMessage(options);
  const t = useTranslations('unpublished');
  const say = useFailureText();
  const [conflict, setConflict] = useState<Conflict<V>>();
  // A key that is held down repeats before the page knows that it is saving.
  const running = useRef(false);
  const read = () => readAndShow(fetch);
  /** The version of the unpublished changes that unpublishing moved into the form. */
  const moved = useRef<number>(undefined);

  const send = async (request: SaveRequest, { content: now, base, values }: Edit<V>): Promise<Sent<V>> => {
    if (request.unpublish) {
      // Unpublishing must not fail because of an unfinished edit, so it saves no edits: they stay in the form.
      await calls.update({ active: false });
      moved.current = now.kept?.version;
      const { edited } = await read();
      // Only live content has unpublished changes: they become unsaved edits.
      state.rebase(edited, now.live);
      return { edited, wasActive: true };
    }
    const edits = editsOf(toFields(base), toFields(values));
    if (!now.active) {
      await calls.update({ ...edits, ...(request.activate && { active: true }) }, now.version);
      // The save replaces the unpublished changes that were moved into the form.
      if (moved.current && (await read()).kept?.version === moved.current) await calls.discard();
    } else {
      const kept = Object.keys(edits).length ? await calls.keep(edits, versionsOf(now)) : now.kept;
      if (request.publish && kept?.changes.length) {
        if (kept !== now.kept) state.rebase((await read()).edited, values);
        await calls.publish(kept.version);
      }
    }
    const { edited } = await read();
    state.rebase(edited, values);
    return { edited, wasActive: now.active };
  };

  /** Continues with `values`, based on the stored content. */
  const adopt = ({ theirs, show }: Pick<Conflict<V>, 'theirs' | 'show'>, values: V): Edit<V> => {
    show();
    state.replace(theirs.edited, values);
    setConflict(undefined);
    return { content: theirs, base: theirs.edited, values };
  };

  /** Returns a merged edit to save instead, if the person does not have to choose. Otherwise, opens the dialog in which they choose. */
  const resolve = async (error: unknown, request: SaveRequest): Promise<Edit<V> | undefined> => {
    const { code, details } = failureOf(error);
    if (!MOVED.includes(code)) return undefined;
    const { base, values } = state;
    // Shown only once the person has chosen: until then, a save must be refused, and ask, again.
    const { stored: theirs, show } = await fetch();
    const places = differencesOf(toFields(base), toFields(values), toFields(theirs.edited));
    const isOwn = details.updatedByCaller === true;
    const isPlain = !request.publish && theirs.active === content.active && places.every(({ by }) => by !== 'both');
    const isMine = (field: string) => places.some(({ path, by }) => path === field && by === 'me');
    // Changes of different fields are merged if the same person made them in another tab, or if the content is not live.
    if ((isOwn || !content.active) && isPlain)
      return adopt({ theirs, show }, withMyFields(theirs.edited, values, isMine));
    const updatedBy = typeof details.updatedBy === 'string' ? details.updatedBy : null;
    const at = typeof details.updatedAt === 'string' ? details.updatedAt : new Date().toISOString();
    setConflict({ theirs, show, places, updatedBy, at, isOwn, request });
    return undefined;
  };

  const mutation = useMutation({
    mutationFn: async ({ request, merged }: Sending<V>): Promise<Saved<V>> => {
      try {
        return { how: 'alone', ...(await send(request, merged ?? { ...state, content })) };
      } catch (error) {
        if (failureOf(error).details.conflicts) {
          state.rebase((await read()).edited, state.values);
          onUndecided();
          throw error;
        }
        const joinedEdit = await resolve(error, request);
        if (!joinedEdit) throw error;
        return { how: 'merged', ...(await send(request, joinedEdit)) };
      }
    },
    onSuccess: (saved, { request }) => toast(textOf(saved, request)),
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

  const save = (request: SaveRequest = {}, merged?: Edit<V>) => {
    if (running.current) return;
    running.current = true;
    mutation.mutate({ request, ...(merged && { merged }) });
  };

  return {
    save,
    saving: mutation.isPending,
    conflict,
    closeConflict: () => setConflict(undefined),
    /** Saves the choice for each field. */
    choose: ({ theirs, show, request }: Conflict<V>, isMine: (field: string) => boolean) => {
      const edit = adopt({ theirs, show }, withMyFields(theirs.edited, state.values, isMine));
      const edits = editsOf(toFields(edit.base), toFields(edit.values));
      if (Object.keys(edits).length || request.publish) save(request, edit);
      else toast(t('editConflict.taken'));
    },
  };
}
