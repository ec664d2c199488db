'use client';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { whenOnline } from '../../ui/lazy/when-online';
import { changesBetween } from '../../widgets/merge/three-way-merge';
import { useSession } from '../_ui/session/session';
import type { Content } from './content';
import { LiveButtons } from './content-buttons';
import { ScheduleButton } from './schedule-button';
import type { Timing } from './timing';
import type { Action, OpenDialog } from './types';
import { UnpublishedBar } from './unpublished-bar';
import { type ContentSaveOptions, useContentSave } from './use-content-save';
import { useDialogAction } from './use-dialog-action';

const ContentDialogs = dynamic(
  () => whenOnline(() => import('./content-dialogs').then((module) => module.ContentDialogs)),
  { ssr: false },
);
const ContentConflict = dynamic(
  () => whenOnline(() => import('./content-conflict').then((module) => module.ContentConflict)),
  { ssr: false },
);

type Options<V extends object> = Omit<ContentSaveOptions<V>, 'onUndecided'> & {
  /** Puts a value into the form. */
  setValue: (field: string, value: unknown) => void;
  /** The label of a field. */
  nameOf: (field: string) => string;
  /** The value of a field as people read it. */
  shownOf: (field: string, value: unknown) => unknown;
  /** True if the content can be published and unpublished on its own. */
  hasState: boolean;
  /** What publishing the changes does to what readers see, if that is easily missed. */
  notice?: string | undefined;
  /** Switches the preview to the live version, if there is a preview. */
  preview?: { showsLive: boolean; onShowLive: (shows: boolean) => void };
};

const never = () => false;

/** The actions that can be scheduled. */
function actionsFor({ active, kept }: Pick<Content<unknown>, 'active' | 'kept'>, hasState: boolean): Action[] {
  if (!active) return hasState ? ['publish'] : [];
  return [...(kept ? (['publish-changes'] as const) : []), ...(hasState ? (['take-down'] as const) : [])];
}

/** The differences from the live version, and whether the form has unsaved edits. */
function useDifferences<V extends object>({ content, state, toFields }: ContentSaveOptions<V>) {
  const { active, live } = content;
  const { base, values } = state;
  const changes = useMemo(
    () => (active ? changesBetween(toFields(live), toFields(values)) : []),
    [active, toFields, live, values],
  );
  return { changes, dirty: changesBetween(toFields(base), toFields(values)).length > 0 };
}

/** The controls for unpublished changes of the content in a form: the bar, the buttons, and the dialogs that they open. */
export function useContent<V extends object>(all: Options<V>) {
  const { setValue, nameOf, shownOf, hasState, notice, preview, ...options } = all;
  const { content, state, isAhead = never } = options;
  const { active, kept, live } = content;
  const { canPublish } = useSession();
  const [asked, setAsked] = useState<OpenDialog>();
  const close = () => setAsked(undefined);
  const editing = { ...options, onUndecided: () => setAsked('changes') };
  const keeping = useContentSave(editing);
  const acting = useDialogAction(options, close);
  const { changes, dirty } = useDifferences(editing);
  const { conflict } = keeping;
  const possible = actionsFor(content, hasState);
  const timing: Timing = { isAhead: isAhead(live), becomesAhead: isAhead(state.values) };

  const bar = (
    <UnpublishedBar
      {...{ active, timing }}
      unpublished={kept}
      schedule={content.schedule}
      count={changes.length}
      dirty={dirty}
      {...(preview && { preview })}
      onOpen={setAsked}
      onCancel={(scheduleId) => acting.mutate({ kind: 'cancel', scheduleId })}
    />
  );
  const schedule = canPublish && possible.length > 0 && (
    <ScheduleButton dirty={dirty} onOpen={() => setAsked('schedule')} />
  );
  /** The buttons for live content. @param check validates the form and calls `go` if it is valid */
  const buttons = (check: (go: () => void) => void) => (
    <LiveButtons
      {...{ hasState, timing }}
      dirty={dirty}
      saving={keeping.saving}
      hasChanges={changes.length > 0}
      schedule={schedule}
      onUnpublish={() => keeping.save({ unpublish: true })}
      onSave={() => check(() => keeping.save())}
      onPublish={() => check(() => setAsked(kept?.conflicts.length ? 'changes' : 'publish'))}
    />
  );
  const publish = () => {
    close();
    keeping.save({ publish: true });
  };
  const shown = { nameOf, shownOf };
  const dialogs = (
    <>
      {asked && (
        <ContentDialogs
          {...{ asked, timing, notice, changes, kept, possible, ...shown }}
          busy={acting.isPending || keeping.saving}
          onClose={close}
          onUndo={(field) => setValue(field, live[field as keyof V])}
          onAct={(act) => acting.mutate(act)}
          onPublish={publish}
        />
      )}
      {conflict && (
        <ContentConflict
          key={`${conflict.theirs.version} ${conflict.theirs.kept?.version}`}
          {...{ conflict, ...shown }}
          wasActive={active}
          saving={keeping.saving}
          onClose={keeping.closeConflict}
          onChosen={(isMine) => keeping.choose(conflict, isMine)}
        />
      )}
    </>
  );
  return { bar, timing, buttons, schedule, dialogs, dirty, save: keeping.save, saving: keeping.saving };
}
