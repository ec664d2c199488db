'use client';
import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconCalendarClock } from '../../ui/icons';
import { whenOnline } from '../../ui/lazy/when-online';
import { changesBetween } from '../../widgets/merge/three-way-merge';
import { toast, toastFailure, useFailureText } from '../_ui/change';
import { useSession } from '../_ui/session';
import { DONE, runAct } from './acts';
import { versionsOf } from './content';
import type { Act, Action, Asked } from './types';
import { UnpublishedBar } from './unpublished-bar';
import { type Keeping, useKeeping } from './use-keeping';

const ContentDialogs = dynamic(
  () => whenOnline(() => import('./content-dialogs').then((module) => module.ContentDialogs)),
  { ssr: false },
);
const ContentConflict = dynamic(
  () => whenOnline(() => import('./content-conflict').then((module) => module.ContentConflict)),
  { ssr: false },
);

type Options<V extends object> = Omit<Keeping<V>, 'onUndecided'> & {
  /** Puts a value into the form. */
  setValue: (field: string, value: unknown) => void;
  /** What a field is called. */
  nameOf: (field: string) => string;
  /** The value of a field as people read it. */
  shownOf: (field: string, value: unknown) => unknown;
  /** It can be published and unpublished by itself. */
  hasState: boolean;
  /** The way to see the live version, where there is a preview. */
  preview?: { showsLive: boolean; onShowLive: (shows: boolean) => void };
};

/** The unpublished changes of what a form edits: the bar that tells of them, the buttons, and the dialogs that they open. */
export function useContent<V extends object>({ setValue, nameOf, shownOf, hasState, preview, ...options }: Options<V>) {
  const { content, state, toFields, read, calls, onSettled } = options;
  const t = useTranslations('unpublished');
  const publishing = useTranslations('publishing');
  const say = useFailureText();
  const { canWrite, canPublish } = useSession();
  const [asked, setAsked] = useState<Asked>();
  const keeping = useKeeping({ ...options, onUndecided: () => setAsked('changes') });
  const { active, kept, live } = content;
  const { base, values } = state;
  const changes = useMemo(
    () => (active ? changesBetween(toFields(live), toFields(values)) : []),
    [active, toFields, live, values],
  );
  const dirty = changesBetween(toFields(base), toFields(values)).length > 0;

  const keep = (field: string) => calls.keep({ [field]: toFields(base)[field] ?? null }, versionsOf(content));
  const acting = useMutation({
    mutationFn: async (act: Act) => {
      await runAct(calls, act, keep);
      const { edited } = await read();
      if (act.kind === 'discard') state.replace(edited, edited);
      else state.rebase(edited, base);
    },
    onSuccess: (_, { kind }) => {
      toast(t(DONE[kind]));
      if (kind !== 'decide') setAsked(undefined);
    },
    onError: async (error) => {
      toastFailure(say(error));
      await read().then(
        ({ edited }) => state.rebase(edited, base),
        () => undefined,
      );
    },
    onSettled,
  });

  const ofLive: Action[] = [
    ...(kept ? (['publish-changes'] as const) : []),
    ...(hasState ? (['take-down'] as const) : []),
  ];
  const possible = active ? ofLive : hasState ? (['publish'] as const) : [];
  const canPress = canPublish && changes.length > 0;
  const isUndecided = Boolean(kept?.conflicts.length);

  const bar = (
    <UnpublishedBar
      active={active}
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
    <Tooltip label={t(dirty ? 'scheduleDirty' : 'schedule')}>
      <ActionIcon
        variant="default"
        size="input-sm"
        aria-label={t('schedule')}
        aria-disabled={dirty}
        data-disabled={dirty || undefined}
        onClick={() => !dirty && setAsked('schedule')}
      >
        <IconCalendarClock size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
  /** Saves what is live. @param save checks the form first */
  const buttons = (save: (go: () => void) => void) => (
    <>
      {hasState && canPublish && (
        <Button variant="default" loading={keeping.saving} onClick={() => keeping.save({ unpublish: true })}>
          {t('unpublish')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={!dirty || !canWrite}
        loading={keeping.saving}
        onClick={() => save(() => keeping.save())}
      >
        {t('save')}
      </Button>
      {schedule}
      <Tooltip label={publishing('role')} disabled={canPublish}>
        <Button
          loading={keeping.saving}
          aria-disabled={!canPress}
          data-disabled={!canPress || undefined}
          onClick={() => canPress && save(() => setAsked(isUndecided ? 'changes' : 'publish'))}
        >
          {t('publishChanges')}
        </Button>
      </Tooltip>
    </>
  );
  const close = () => setAsked(undefined);
  const { conflict } = keeping;
  const dialogs = (
    <>
      {asked && (
        <ContentDialogs
          asked={asked}
          changes={changes}
          kept={kept}
          possible={possible}
          nameOf={nameOf}
          shownOf={shownOf}
          busy={acting.isPending || keeping.saving}
          onClose={close}
          onUndo={(field) => setValue(field, live[field as keyof V])}
          onAct={(act) => acting.mutate(act)}
          onPublish={() => {
            close();
            keeping.save({ publish: true });
          }}
        />
      )}
      {conflict && (
        <ContentConflict
          key={`${conflict.theirs.version} ${conflict.theirs.kept?.version}`}
          conflict={conflict}
          wasActive={active}
          nameOf={nameOf}
          shownOf={shownOf}
          saving={keeping.saving}
          onClose={keeping.closeConflict}
          onChosen={(isMine) => keeping.choose(conflict, isMine)}
        />
      )}
    </>
  );
  return { bar, buttons, schedule, dialogs, dirty, save: keeping.save, saving: keeping.saving };
}
