'use client';
import { useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { whenOnline } from '../../../../ui/near/when-online';
import { toldWarnings } from '../../../_builder/told-warnings';
import { useScriptSeen } from '../../../_builder/use-script-seen';
import { widgetCalls } from '../../../_builder/widget';
import { useApi, useApiClient } from '../../../_ui/api';
import { toastFailure, useChange, useFailureText } from '../../../_ui/change';
import type { WidgetRow } from './widget-list';

const PublishQuestion = dynamic(
  () => whenOnline(() => import('./publish-question').then((module) => module.PublishQuestion)),
  {
    ssr: false,
  },
);

/** Publishes widgets from the list and takes them down, with the questions that the builder asks; `question` is the one that is open. */
export function useLive() {
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
  const takingDown = useChange(api.widgets.takeDown.mutationOptions(), {
    done: ({ name }) => t('takenDown', { name }),
    refresh,
  });
  const namedBy = ({ path, id, version }: WidgetRow) => ({ widgetType: path, id, expectedVersion: version });

  /** Nobody of those who are known meets the rules. */
  const reachesNobody = async ({ type, path, id }: WidgetRow): Promise<boolean> => {
    const { rules, ruleLogicalOperator } = await widgetCalls(calls, type).get(id);
    const joined = ruleLogicalOperator === 'or' ? ('or' as const) : ('and' as const);
    const asked = { rules, ruleLogicalOperator: joined, widgetType: path, id };
    const { total, matching } = await calls.reach.count.mutate(asked);
    return total > 0 && matching === 0;
  };

  const ask = async (row: WidgetRow) => {
    const { path: widgetType, id } = row;
    const judged = api.authoring.validate.queryOptions({ widgetType, id });
    const { unmet, warnings } = await client.fetchQuery({ ...judged, staleTime: 0 });
    const odd = toldWarnings(warnings, unmet);
    if (!unmet.length && (await reachesNobody(row))) odd.push({ field: 'targeting', code: 'reaches_nobody' });
    if (!unmet.length && !odd.length) return publishing.mutate(namedBy(row));
    const close = () => setQuestion(null);
    const publish = () => {
      close();
      publishing.mutate(namedBy(row));
    };
    setQuestion(<PublishQuestion row={row} unmet={unmet} odd={odd} onClose={close} onPublish={publish} />);
  };

  return {
    question,
    publish: (row: WidgetRow) => {
      ask(row).catch((error) => toastFailure(say(error)));
    },
    takeDown: (row: WidgetRow) => takingDown.mutate(namedBy(row)),
  };
}
