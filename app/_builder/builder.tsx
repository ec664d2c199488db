'use client';
import { ActionIcon, Box, Group, Tabs, TextInput } from '@mantine/core';
import { useDocumentTitle, useHotkeys, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PickingOf } from '../../ui/form/picking';
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '../../ui/icons';
import { Tip } from '../../ui/near/tip';
import { LENGTHS, MOST } from '../../widgets/limits';
import { unmetOf } from '../../widgets/requirements';
import { type WidgetType, widgetTypes } from '../../widgets/types';
import { useApi } from '../_ui/api';
import { Link } from '../_ui/link';
import { useSession } from '../_ui/session';
import { Palette } from '../_ui/shell/palette-lazy';
import { TabStrip } from '../_ui/tab-strip';
import { useUnsavedGuard } from '../_ui/unsaved-guard';
import { useUrlState } from '../_ui/url-state';
import classes from './builder.module.css';
import { toDraft } from './changes';
import type { Draft } from './draft';
import type { Past } from './history-tab';
import { Meanwhile } from './meanwhile';
import { useCountMissing } from './on-page/use-count-missing';
import { useOnPage } from './on-page/use-on-page';
import { Preview } from './preview';
import { LiveNotice, PublishBar, StatusBadge } from './publish-bar';
import { isTab, TABS, TabPanels } from './tabs';
import { unfilledRules } from './targeting/rule-types';
import { useReach } from './targeting/use-reach';
import { useAskFirst } from './use-ask-first';
import { useDraft } from './use-draft';
import { useJump } from './use-jump';
import { useSaving } from './use-saving';
import { useWarnings } from './use-warnings';
import type { Widget } from './widget';

/** Edits one widget beside its live preview. */
export function Builder({ type, widget }: { type: WidgetType; widget: Widget }) {
  const t = useTranslations('builder');
  const common = useTranslations('common');
  const url = useUrlState();
  const { canWrite, canPublish, role } = useSession();
  const [initial] = useState(() => toDraft(widget));
  const state = useDraft(initial);
  const { draft, dirty, change } = state;
  const [focus, setFocus] = useState(0);
  const [lookedAt, setLookedAt] = useState<Past>();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const themes = useQuery({ ...useApi().themes.list.queryOptions({ limit: MOST.listed }), select: ({ data }) => data });
  const themeOf = ({ themeId }: Draft) => themes.data?.find(({ id }) => id === themeId)?.settings ?? null;
  const unmet = useMemo(() => [...unmetOf(type, draft), ...unfilledRules(draft.rules)], [type, draft]);
  const odd = useWarnings(type, widget.id, state.base, draft, unmet);
  const { data: reach } = useReach(type, widget.id, draft, canPublish && !unmet.length);
  const reachesNobody = reach !== undefined && reach.total > 0 && reach.matching === 0;
  const warnings = reachesNobody ? [...odd, { field: 'targeting', code: 'reaches_nobody' }] : odd;
  const asked = url.get('tab') ?? '';
  const tab = isTab(asked) && (asked !== 'preview' || !wide) ? asked : 'content';
  const openTab = (next: string | null) => url.set({ tab: next === 'content' ? null : next });
  const jump = useJump(type, openTab, setFocus);
  const saving = useSaving(type, widget, state, jump);
  const askFirst = useAskFirst(warnings, widget.active);
  const save = (active?: boolean) => {
    const goesLive = active === true || (widget.active && active !== false);
    if (goesLive) askFirst(() => saving.save({ active }));
    else saving.save({ active });
  };
  const disabled = !canWrite || (widget.active && !canPublish);

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
  const past = tab === 'history' || tab === 'preview' ? lookedAt : undefined;
  const showPast = (version: Past | undefined) => {
    setLookedAt(version);
    if (!wide) openTab(version ? 'preview' : 'history');
  };
  const shown = { type, id: widget.id, draft: past?.draft ?? draft, theme: themeOf(past?.draft ?? draft) };
  const preview = (
    <Preview
      {...shown}
      focus={focus}
      setFocus={setFocus}
      onPage={canWrite && !past ? onPage.preview : undefined}
      past={past?.number}
      onNow={() => showPast(undefined)}
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
            {widget.active && role && !canPublish && canWrite && <LiveNotice />}
            <PickingOf pick={onPage.pick} countMissing={countMissing}>
              <TabPanels
                type={type}
                form={form}
                widget={widget}
                dirty={dirty}
                onRestored={(restored) => state.replace(toDraft(restored))}
                preview={preview}
                past={past}
                onPreview={showPast}
              />
            </PickingOf>
          </div>
        </Tabs>
        {wide && preview}
      </main>
      <Palette />
      {onPage.dialog}
      <Meanwhile type={type} widget={widget} state={state} saving={saving} />
    </Box>
  );
}
