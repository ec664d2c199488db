'use client';
import { ActionIcon, Box, Group, Tabs, TextInput } from '@mantine/core';
import { useDocumentTitle, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PickingOf } from '../../ui/form/picking';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '../../ui/icons';
import { Tip } from '../../ui/lazy/tip';
import { LENGTHS } from '../../widgets/contract/limits';
import { unmetOf } from '../../widgets/contract/requirements';
import { type WidgetType, widgetTypes } from '../../widgets/contract/types';
import { useAllThemes } from '../_ui/all-folders';
import { Link } from '../_ui/link';
import { useSession } from '../_ui/session';
import { Palette } from '../_ui/shell/palette-lazy';
import { TabStrip } from '../_ui/tab-strip';
import { useUnsavedGuard } from '../_ui/unsaved-guard';
import { useUrlState } from '../_ui/url-state';
import classes from './builder.module.css';
import { toEdited } from './changes';
import type { Draft } from './draft';
import { EditConflict } from './edit-conflict';
import type { Past } from './history-tab';
import { useCountMissing } from './on-page/use-count-missing';
import { useOnPage } from './on-page/use-on-page';
import { Preview } from './preview';
import { PublishBar, StatusBadge } from './publish-bar';
import { isTab, TABS, TabPanels } from './tabs';
import { unfilledRules } from './targeting/rule-types';
import { useReach } from './targeting/use-reach';
import { useUnpublishedChanges } from './unpublished/use-unpublished-changes';
import { Unsaved } from './unsaved';
import { useAskFirst } from './use-ask-first';
import { useDraft } from './use-draft';
import { useJump } from './use-jump';
import { useSaving } from './use-saving';
import { useWarnings } from './use-warnings';
import type { Widget } from './widget';

/** Edits one widget next to its live preview. */
export function Builder({ type, widget }: { type: WidgetType; widget: Widget }) {
  const t = useTranslations('builder');
  const common = useTranslations('common');
  const url = useUrlState();
  const { canWrite, canPublish } = useSession();
  const [initial] = useState(() => toEdited(widget));
  const state = useDraft(initial);
  const { draft, dirty, change } = state;
  const [focus, setFocus] = useState(0);
  const [lookedAt, setLookedAt] = useState<Past>();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const { themes } = useAllThemes();
  const themeOf = ({ themeId }: Draft) => themes?.find(({ id }) => id === themeId)?.settings ?? null;
  const unmet = useMemo(() => [...unmetOf(type, draft), ...unfilledRules(draft.rules)], [type, draft]);
  const odd = useWarnings(type, widget.id, state.base, draft, unmet);
  const { data: reach } = useReach(type, widget.id, draft, canPublish && !unmet.length);
  const reachesNobody = reach !== undefined && reach.total > 0 && reach.matching === 0;
  const warnings = reachesNobody ? [...odd, { field: 'targeting', code: 'reaches_nobody' }] : odd;
  const asked = url.get('tab') ?? '';
  const tab = isTab(asked) && (asked !== 'preview' || !wide) ? asked : 'content';
  const openTab = (next: string | null) => url.set({ tab: next === 'content' ? null : next });
  const jump = useJump(type, openTab, setFocus);
  const unpublished = useUnpublishedChanges(type, widget, state, warnings);
  const saving = useSaving(type, widget, state, { onRefused: jump, onUndecided: () => unpublished.open('changes') });
  const askFirst = useAskFirst(warnings);
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
  const ofVersion = tab === 'history' || tab === 'preview' ? lookedAt : undefined;
  const past = ofVersion ? t('shownVersion', { number: ofVersion.number }) : unpublished.shownLive;
  const showPast = (version: Past | undefined) => {
    setLookedAt(version);
    if (!wide) openTab(version ? 'preview' : 'history');
  };
  const shownDraft = ofVersion?.draft ?? (unpublished.shownLive ? unpublished.live : draft);
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
        if (ofVersion) showPast(undefined);
      }}
    />
  );

  return (
    <Box className={classes.builder}>
      <header className={classes.bar}>
        <Group gap="xs" wrap="nowrap" className={classes.barStart}>
          <Tip label={t('backToList')}>
            <ActionIcon
              component={Link}
              href={`/widgets/${widgetTypes[type].path}`}
              variant="subtle"
              color="gray"
              aria-label={t('backToList')}
            >
              <IconArrowLeft size={18} aria-hidden />
            </ActionIcon>
          </Tip>
          <h1 className={classes.heading}>
            <TextInput
              aria-label={t('name')}
              data-field="name"
              variant="unstyled"
              className={classes.name}
              value={draft.name}
              maxLength={LENGTHS.name}
              readOnly={disabled}
              error={saving.issue('name')}
              onChange={({ currentTarget }) => change({ name: currentTarget.value })}
            />
          </h1>
          <StatusBadge active={widget.active} />
        </Group>
        <Group gap="xs" className={classes.barEnd}>
          {!disabled && (
            <Group gap={2} wrap="nowrap">
              <Tip label={common('undo')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={common('undo')}
                  disabled={!state.canUndo}
                  onClick={state.undo}
                >
                  <IconArrowBackUp size={18} aria-hidden />
                </ActionIcon>
              </Tip>
              <Tip label={t('redo')}>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('redo')}
                  disabled={!state.canRedo}
                  onClick={state.redo}
                >
                  <IconArrowForwardUp size={18} aria-hidden />
                </ActionIcon>
              </Tip>
            </Group>
          )}
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
            <PickingOf pick={onPage.pick} countMissing={countMissing}>
              <TabPanels
                type={type}
                form={form}
                widget={widget}
                dirty={dirty}
                onRestored={(restored) => state.replace(toEdited(restored))}
                preview={preview}
                past={ofVersion}
                onPreview={showPast}
              />
            </PickingOf>
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
