'use client';
import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useTranslations } from 'use-intl';
import { IconQuestionMark } from '../../../ui/icons';
import { whenOnline } from '../../../ui/lazy/when-online';
import { useUrlState } from '../../_ui/navigation/url-state';

const DiagnoseDialog = dynamic(
  () => whenOnline(() => import('./diagnose-dialog').then((module) => module.DiagnoseDialog)),
  {
    ssr: false,
  },
);

/** Opens the diagnosis of a widget; so does a link that has `why` in its address. */
export function DiagnoseButton({ id, dirty }: { id: number; dirty: boolean }) {
  const t = useTranslations('publishing');
  const url = useUrlState();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconQuestionMark size={16} aria-hidden />}
        onClick={() => url.set({ why: 1 })}
      >
        {t('why')}
      </Button>
      {url.get('why') && <DiagnoseDialog id={id} dirty={dirty} onClose={() => url.set({ why: null })} />}
    </>
  );
}
