'use client';
import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconDownload } from '../../../../ui/icons';
import { dayOf, dayText } from '../../../../widgets/dates';
import { useApiClient } from '../../../_ui/api';
import { toast, toastFailure, useFailureText } from '../../../_ui/change';
import { type Question, toRows } from './columns';
import { download, toCsv } from './csv';
import { fetchAll, type Target } from './fetch';
import type { Filter } from './filter';

type Props = {
  target: Target;
  filter: Filter;
  questions: Question[];
  widgetName: string;
  /** True while the matching rows are not shown yet. */
  disabled: boolean;
};

const fileName = (text: string) =>
  `${text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'responses'}-${dayText(dayOf(Date.now()))}.csv`;

/** Exports everything that matches as CSV, page by page; pressed again, it stops. */
export function ExportButton({ target, filter, questions, widgetName, disabled }: Props) {
  const t = useTranslations('responses');
  const client = useApiClient();
  const say = useFailureText();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async () => {
    const { signal } = (running.current = new AbortController());
    setProgress({ done: 0, total: 0 });
    try {
      const all = await fetchAll(client, target, filter, signal, (done, total) => setProgress({ done, total }));
      if (signal.aborted) return;
      download(fileName(widgetName), toCsv(toRows(all, questions)));
      toast(t('exported', { count: all.length }));
    } catch (error) {
      if (!signal.aborted) toastFailure(say(error));
    } finally {
      setProgress(undefined);
    }
  };
  if (!progress)
    return (
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={disabled}
        onClick={start}
      >
        {t('export')}
      </Button>
    );
  return (
    <Button variant="default" onClick={() => running.current?.abort()} aria-live="polite">
      {t('exporting', progress)}
    </Button>
  );
}
