'use client';
import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Picked } from '../../../ui/form/picking';
import { whenOnline } from '../../../ui/lazy/when-online';
import type { WidgetType } from '../../../widgets/contract/types';
import { toast } from '../../_ui/change';
import type { Draft } from '../draft';

const OnPageDialog = dynamic(() => whenOnline(() => import('./on-page-dialog').then((module) => module.OnPageDialog)), {
  ssr: false,
});

/** Picking elements on pages of the application, and seeing the draft there; `dialog` is what asks for the page. */
export function useOnPage(type: WidgetType, id: number, draft: Draft) {
  const t = useTranslations('onPage');
  const [mode, setMode] = useState<'pick' | 'preview'>();
  const given = useRef<(picked: Picked) => void>(undefined);
  const pick = useCallback((then: (picked: Picked) => void) => {
    given.current = then;
    setMode('pick');
  }, []);
  const picked = useCallback(
    (element: Picked) => {
      given.current?.(element);
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
