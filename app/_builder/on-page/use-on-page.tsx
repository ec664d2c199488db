'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picked } from '../../../ui/form/picking';
import { whenOnline } from '../../../ui/lazy/when-online';
import type { WidgetType } from '../../../widgets/contract/types';
import { toast } from '../../_ui/data/change';
import type { Draft } from '../draft/draft';

const OnPageDialog = dynamic(() => whenOnline(() => import('./on-page-dialog').then((module) => module.OnPageDialog)), {
  ssr: false,
});

/** Picks elements and previews the draft on pages of the host application; `dialog` asks for the page. */
export function useOnPage(type: WidgetType, id: number, draft: Draft) {
  const t = useTranslations('onPage');
  const [mode, setMode] = useState<'pick' | 'preview'>();
  const onPicked = useRef<(picked: Picked) => void>(undefined);
  const pick = useCallback((then: (picked: Picked) => void) => {
    onPicked.current = then;
    setMode('pick');
  }, []);
  const picked = useCallback(
    (element: Picked) => {
      onPicked.current?.(element);
      setMode(undefined);
      toast(t('picked'));
    },
    [t],
  );
  const close = useCallback(() => setMode(undefined), []);
  const dialog: ReactNode = mode && (
    <OnPageDialog type={type} id={id} draft={draft} mode={mode} onPicked={picked} onClose={close} />
  );
  return { pick, preview: () => setMode('preview'), dialog };
}
