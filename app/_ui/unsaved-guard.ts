'use client';
import { modals } from '@mantine/modals';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';

/** Asks before a link or the browser leaves a page whose changes are not saved. */
export function useUnsavedGuard(dirty: boolean): void {
  const t = useTranslations('common');
  const router = useRouter();
  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
      const opensElsewhere =
        event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || link?.target === '_blank';
      if (!link || opensElsewhere || link.origin !== window.location.origin) return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      const target = link.pathname + link.search + link.hash;
      modals.openConfirmModal({
        title: t('leaveTitle'),
        children: t('leaveText'),
        labels: { confirm: t('leave'), cancel: t('stay') },
        confirmProps: { color: 'red' },
        onConfirm: () => router.push(target),
      });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
    };
  }, [dirty, router, t]);
}
