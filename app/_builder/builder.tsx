'use client';
import { Box, Group, Tabs } from '@mantine/core';
import { useDocumentTitle, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PickingProvider } from '../../ui/form/picking';
import type { Unmet } from '../../widgets/contract/definition';
import { unmetOf } from '../../widgets/contract/requirements';
import type { WidgetType } from '../../widgets/contract/types';
import { useAllThemes } from '../_ui/data/all-folders';
import { useUnsavedGuard } from '../_ui/forms/unsaved-guard';
import { TabStrip } from '../_ui/navigation/tab-strip';
import { useUrlState } from '../_ui/navigation/url-state';
import { useSession } from '../_ui/session/session';
import { Palette } from '../_ui/shell/palette-lazy';
import classes from './builder.module.css';
import { toEdited } from './draft/changes';
import type { Draft } from './draft/draft';
import { useDraft } from './draft/use-draft';
import type { Widget } from './draft/widget';
import { BackLink, NameField, UndoButtons } from './editor/bar-parts';
import { Preview } from './editor/preview';
import { isTab, TABS, TabPanels } from './editor/tabs';
import { useJump } from './editor/use-jump';
import { useCountMissing } from './on-page/use-count-missing';
import { useOnPage } from './on-page/use-on-page';
import { PublishBar, StatusBadge } from './publishing/publish-bar';
import { useConfirmWarnings } from './publishing/use-ask-first';
import { useWarnings } from './publishing/use-warnings';
import { EditConflict } from './saving/edit-conflict';
import { Unsaved } from './saving/unsaved';
import type { State } from './saving/use-edit-conflict';
import { useSaving } from './saving/use-saving';
import { unfilledRules } from './targeting/rule-types';
import { useReach } from './targeting/use-reach';
import { useUnpublishedChanges } from './unpublished/use-unpublished-changes';
import type { PastVersion } from './versions/history-tab';

/** The tab that the URL names. A wide window has no preview tab, because it shows the preview next to the tabs. */
function useTab(wide: boolean) {
  const url = useUrlState();
  const requested = url.get('tab') ?? '';
  const tab = isTab(requested) && (requested !== 'preview' || !wide) ? requested : 'content';
  return [tab, (next: string | null) => url.set({ tab: next === 'content' ? null : next })] as const;
}

/** The warnings of a draft, with one more if the draft would reach no user. */
function useAllWarnings(type: WidgetType, id: number, { base, draft }: State, unmet: Unmet[]) {
  const { canPublish } = useSession();
  const warnings = useWarnings(type, id, base, draft, unmet);
  const { data: reach } = useReach(type, id, draft, canPublish && !unmet.length);
  const reachesNone = reach !== undefined && reach.total > 0 && reach.matching === 0;
  return reachesNone ? [...warnings, { field: 'targeting', code: 'reaches_nobody' }] : warnings;
}

/** Edits one widget next to its live preview. */
export function Builder({ type, widget }: { type: WidgetType; widget: Widget }) {
  const t = useTranslations('builder');
  const { canWrite } = useSession();
  const [initial] = useState(() => toEdited(widget));
  const state = useDraft(initial);
  const { draft, dirty, change } = state;
  const [focus, setFocus] = useState(0);
  const [selectedVersion, setSelectedVersion] = useState<PastVersion>();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const { themes } = useAllThemes();
  const themeOf = ({ themeId }: Draft) => themes?.find(({ id }) => id === themeId)?.settings ?? null;
  const unmet = useMemo(() => [...unmetOf(type, draft), ...unfilledRules(draft.rules)], [type, draft]);
  const warnings = useAllWarnings(type, widget.id, state, unmet);
  const [tab, openTab] = useTab(wide);
  const jump = useJump(type, openTab, setFocus);
  const unpublished = useUnpublishedChanges(type, widget, state, warnings);
  const saving = useSaving(type, widget, state, { onRefused: jump, onUndecided: () => unpublished.open('changes') });
  const askFirst = useConfirmWarnings(warnings);
  const save = (active?: boolean) => {
    if (active === true) askFirst(() => saving.save({ active }));
    else saving.save({ active });
  };
  const disabled = !canWrite;

  useUnsavedGuard(dirty);
  useDocumentTitle(`${dirty ? '• ' : ''}${draft.name} · Docent`);
  useHotkeys([['mod+S', () => dirty && !disabled && save()]], [], true);
  useHotkeys([
    ['mod+Z', state.undo],
    ['mod+shift+Z', state.redo],
  ]);

  const countMissing = useCountMissing(widget.id);
  const onPage = useOnPage(type, widget.id, draft);
  const form = { draft, change, disabled, issue: saving.issue, focus, setFocus };
  const previewedVersion = tab === 'history' || tab === 'preview' ? selectedVersion : undefined;
  const past = previewedVersion ? t('shownVersion', { number: previewedVersion.number }) : unpublished.shownLive;
  const showPast = (version: PastVersion | undefined) => {
    setSelectedVersion(version);
    if (!wide) openTab(version ? 'preview' : 'history');
  };
  const shownDraft = previewedVersion?.draft ?? (unpublished.shownLive ? unpublished.live : draft);
  const shown = { type, id: widget.id, draft: shownDraft, theme: themeOf(shownDraft) };
  const preview = (
    <Preview
      {...shown}
      focus={focus}
      setFocus={setFocus}
      onPage={canWrite && !past ? onPage.preview : undefined}
      past={past}
      onNow={() => {
        unpublished.showLive(false);
        if (previewedVersion) showPast(undefined);
      }}
    />
  );

  return (
    <Box className={classes.builder}>
      <header className={classes.bar}>
        <Group gap="xs" wrap="nowrap" className={classes.barStart}>
          <BackLink type={type} />
          <h1 className={classes.heading}>
            <NameField draft={draft} change={change} disabled={disabled} error={saving.issue('name')} />
          </h1>
          <StatusBadge active={widget.active} />
        </Group>
        <Group gap="xs" className={classes.barEnd}>
          {!disabled && <UndoButtons state={state} />}
          <PublishBar
            active={widget.active}
            dirty={dirty}
            saving={saving.saving}
            unmet={unmet}
            warnings={warnings}
            type={type}
            onJump={jump}
            onSave={save}
            changed={unpublished.changes.length > 0}
            onPublishChanges={() => unpublished.open(unpublished.isUndecided ? 'changes' : 'publish')}
            onSchedule={() => unpublished.open('schedule')}
          />
        </Group>
      </header>
      <main id="content" className={classes.body}>
        <Tabs value={tab} onChange={openTab} className={classes.panel} keepMounted={false}>
          <TabStrip chosen={tab} className={classes.tabs} aria-label={t('sections')}>
            {TABS.filter((one) => one !== 'preview' || !wide).map((one) => (
              <Tabs.Tab key={one} value={one}>
                {t(`tab.${one}`)}
              </Tabs.Tab>
            ))}
          </TabStrip>
          <div className={classes.form}>
            {!disabled && <Unsaved type={type} id={widget.id} state={state} />}
            {unpublished.bar(dirty)}
            <PickingProvider pick={onPage.pick} countMissing={countMissing}>
              <TabPanels
                type={type}
                form={form}
                widget={widget}
                dirty={dirty}
                onRestored={(restored) => state.replace(toEdited(restored))}
                preview={preview}
                past={previewedVersion}
                onPreview={showPast}
              />
            </PickingProvider>
          </div>
        </Tabs>
        {wide && preview}
      </main>
      <Palette />
      {onPage.dialog}
      {unpublished.dialog(saving)}
      <EditConflict type={type} widget={widget} state={state} saving={saving} />
    </Box>
  );
}
