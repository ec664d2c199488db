'use client';
import { Box, Tabs } from '@mantine/core';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { FormProps } from '../../../ui/form/draft';
import { Section } from '../../../ui/form/fields';
import { ReferencesProvider } from '../../../ui/form/references';
import { Select } from '../../../ui/lazy/select';
import { whenOnline } from '../../../ui/lazy/when-online';
import type { WidgetType } from '../../../widgets/contract/types';
import { behaviors } from '../../../widgets/generated/form/behaviors';
import { contents } from '../../../widgets/generated/form/contents';
import { useAllFolders, useAllThemes } from '../../_ui/data/all-folders';
import { RowsSkeleton } from '../../_ui/page-states/states';
import { useSession } from '../../_ui/session/session';
import { DiagnoseButton } from '../diagnose/diagnose-button';
import type { Draft } from '../draft/draft';
import type { Widget } from '../draft/widget';
import { TargetingEditor } from '../targeting/targeting-lazy';
import type { PastVersion } from '../versions/history-tab';
import { references } from './references';

const loading = () => <RowsSkeleton rows={3} />;
const HistoryTab = dynamic(
  () => whenOnline(() => import('../versions/history-tab').then((module) => module.HistoryTab)),
  {
    ssr: false,
    loading,
  },
);
const Reach = dynamic(() => whenOnline(() => import('../targeting/reach').then((module) => module.Reach)), {
  ssr: false,
});
const Competing = dynamic(() => whenOnline(() => import('../targeting/competing').then((module) => module.Competing)), {
  ssr: false,
});
const ApiTab = dynamic(() => whenOnline(() => import('./api-tab').then((module) => module.ApiTab)), {
  ssr: false,
  loading,
});

/** The tabs of the builder. Only narrow screens have the tab `preview`. */
export const TABS = ['content', 'preview', 'targeting', 'behaviour', 'history', 'api'] as const;

type Tab = (typeof TABS)[number];

export const isTab = (text: string): text is Tab => (TABS as readonly string[]).includes(text);

type Edited = { draft: Draft; change: (patch: Partial<Draft>) => void };

/** The props of the builder's own forms, which edit the whole draft. The forms of widget types get only content and settings. */
type BuilderForm = Omit<FormProps, keyof Edited> & Edited;

/** The form for folder and theme, which widgets of every type have. */
function PlaceForm({ draft, change, disabled, issue }: BuilderForm) {
  const t = useTranslations('builder');
  const common = useTranslations('common');
  const { folders } = useAllFolders();
  const { themes } = useAllThemes();
  const search = { nothingFoundMessage: common('noMatch') };
  const choices = (rows: { id: number; name: string }[] | undefined) =>
    (rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Section title={t('place')}>
      <Select
        label={t('folder')}
        data-field="folderId"
        data={choices(folders)}
        search={search}
        value={draft.folderId === null ? null : String(draft.folderId)}
        onChange={(value) => change({ folderId: value === null ? null : Number(value) })}
        disabled={disabled}
        error={issue('folderId')}
      />
      <Select
        label={t('theme')}
        description={t('themeHint')}
        data-field="themeId"
        data={choices(themes)}
        search={search}
        value={draft.themeId === null ? null : String(draft.themeId)}
        onChange={(value) => change({ themeId: value === null ? null : Number(value) })}
        placeholder={t('themeDefault')}
        clear={t('themeDefault')}
        disabled={disabled}
        error={issue('themeId')}
      />
    </Section>
  );
}

type Props = {
  type: WidgetType;
  form: BuilderForm;
  widget: Widget;
  dirty: boolean;
  onRestored: (widget: Widget) => void;
  preview: ReactNode;
  past: PastVersion | undefined;
  onPreview: (past: PastVersion | undefined) => void;
};

/** The panel of each tab of the builder. */
export function TabPanels({ type, form, widget, dirty, onRestored, preview, past, onPreview }: Props) {
  const Content = contents[type];
  const Behavior = behaviors[type];
  const { draft, change, disabled, issue } = form;
  const { canPublish } = useSession();
  return (
    <>
      <Tabs.Panel value="content" data-tab="content">
        <ReferencesProvider references={references}>
          <Content {...form} />
        </ReferencesProvider>
      </Tabs.Panel>
      <Tabs.Panel value="targeting">
        <div data-field="targeting">
          <TargetingEditor
            owner="widget"
            rules={draft.rules}
            operator={draft.ruleLogicalOperator}
            onChange={(rules, ruleLogicalOperator) => change({ rules, ruleLogicalOperator })}
            disabled={disabled}
            issue={issue}
          />
        </div>
        <Reach type={type} id={widget.id} draft={draft} />
        <Box mt="md">
          <Competing type={type} id={widget.id} draft={draft} />
        </Box>
        <Box mt="xl">
          <DiagnoseButton id={widget.id} dirty={dirty} />
        </Box>
      </Tabs.Panel>
      <Tabs.Panel value="behaviour" data-tab="behaviour">
        <Behavior {...form}>
          <Box mt={32}>
            <PlaceForm {...form} />
          </Box>
        </Behavior>
      </Tabs.Panel>
      <Tabs.Panel value="history">
        <HistoryTab
          type={type}
          widget={widget}
          dirty={dirty}
          disabled={disabled || (widget.active && !canPublish)}
          onRestored={onRestored}
          previewed={past?.number}
          onPreview={onPreview}
        />
      </Tabs.Panel>
      <Tabs.Panel value="api">
        <ApiTab type={type} widget={widget} />
      </Tabs.Panel>
      <Tabs.Panel value="preview">{preview}</Tabs.Panel>
    </>
  );
}
