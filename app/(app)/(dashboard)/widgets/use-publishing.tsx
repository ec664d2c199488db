'use client';
import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { whenOnline } from '../../../../ui/lazy/when-online';
import { widgetCalls } from '../../../_builder/draft/widget';
import { useScriptSeen } from '../../../_builder/publishing/use-script-seen';
import { visibleWarnings } from '../../../_builder/publishing/visible-warnings';
import { useApi, useApiClient } from '../../../_ui/data/api';
import { toastFailure, useChange, useFailureText } from '../../../_ui/data/change';
import type { WidgetRow } from './widget-row';

const PublishQuestion = dynamic(
  () => whenOnline(() => import('./publish-question').then((module) => module.PublishQuestion)),
  {
    ssr: false,
  },
);

/** Publishes and unpublishes widgets from the list, with the dialogs of the builder. `question` is the open dialog. */
export function usePublishing() {
  const t = useTranslations('publishing');
  const api = useApi();
  const calls = useApiClient();
  const client = useQueryClient();
  const say = useFailureText();
  const isSeen = useScriptSeen();
  const [question, setQuestion] = useState<ReactNode>(null);
  const refresh = [api.widgets.list.queryKey(), api.overview.get.queryKey(), api.authoring.validate.queryKey()];
  const publishing = useChange(api.widgets.publish.mutationOptions(), {
    done: ({ name }) => t(isSeen ? 'published' : 'publishedUnseen', { name }),
    refresh,
  });
  const unpublishing = useChange(api.widgets.takeDown.mutationOptions(), {
    done: ({ name }) => t('unpublished', { name }),
    refresh,
  });
  const inputOf = ({ path, id, version }: WidgetRow) => ({ widgetType: path, id, expectedVersion: version });

  /** Whether no known user meets the rules. */
  const reachesNobody = async ({ type, path, id }: WidgetRow): Promise<boolean> => {
    const { rules, ruleLogicalOperator } = await widgetCalls(calls, type).get(id);
    const operator = ruleLogicalOperator === 'or' ? ('or' as const) : ('and' as const);
    const input = { rules, ruleLogicalOperator: operator, widgetType: path, id };
    const { total, matching } = await calls.reach.count.mutate(input);
    return total > 0 && matching === 0;
  };

  const ask = async (row: WidgetRow) => {
    const { path: widgetType, id } = row;
    const validation = api.authoring.validate.queryOptions({ widgetType, id });
    const { unmet, warnings } = await client.fetchQuery({ ...validation, staleTime: 0 });
    const shownWarnings = visibleWarnings(warnings, unmet);
    if (!unmet.length && (await reachesNobody(row))) shownWarnings.push({ field: 'targeting', code: 'reaches_nobody' });
    if (!unmet.length && !shownWarnings.length) return publishing.mutate(inputOf(row));
    const close = () => setQuestion(null);
    const publish = () => {
      close();
      publishing.mutate(inputOf(row));
    };
    setQuestion(
      <PublishQuestion row={row} unmet={unmet} warnings={shownWarnings} onClose={close} onPublish={publish} />,
    );
  };

  return {
    question,
    publish: (row: WidgetRow) => {
      ask(row).catch((error) => toastFailure(say(error)));
    },
    unpublish: (row: WidgetRow) => unpublishing.mutate(inputOf(row)),
  };
}
