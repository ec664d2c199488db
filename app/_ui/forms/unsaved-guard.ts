'use client';
import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { confirm } from '../../../ui/confirm';
import { commonTexts } from '../texts/common-texts';

/** The number of parts of the page that hold changes that are not saved. */
let unsaved = 0;

/** The number of open forms that do not ask before they are left. */
let openForms = 0;

/** True once the person has agreed to lose what is not saved, so that the browser does not ask again. */
let agreed = false;

/** Whether leaving the page now, without asking, could lose input. */
export const hasInput = (): boolean => unsaved > 0 || openForms > 0;

/** Marks a form, or something that is shown once, as open while the component is mounted. */
export function useOpenForm(isOpen = true): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    openForms++;
    return () => {
      openForms--;
    };
  }, [isOpen]);
}

/** Leaves the page by `go`: at once, or once the person has agreed to lose what is not saved. */
export function leave(go: () => void): void {
  if (unsaved === 0) {
    go();
    return;
  }
  const { leaveTitle, leaveText, leave: yes, stay: no } = commonTexts();
  confirm({
    title: leaveTitle,
    text: leaveText,
    yes,
    no,
    onYes: () => {
      agreed = true;
      go();
    },
  });
}

/** The part of the Navigation API that reports Back and Forward before they happen. Browsers that lack it leave the page at once. */
type Navigation = EventTarget & { traverseTo: (key: string) => unknown };
type NavigateEvent = Event & { navigationType: string; destination: { key: string; url: string } };

const navigationOf = (): Navigation | undefined => (window as { navigation?: Navigation }).navigation;
const pathOf = (url: string) => new URL(url).pathname;

/** Asks before a link, Back, Forward or the browser leaves a page whose changes are not saved. */
export function useUnsavedGuard(dirty: boolean): void {
  const router = useRouter();
  useEffect(() => {
    if (!dirty) return;
    unsaved++;
    agreed = false;
    const onUnload = (event: BeforeUnloadEvent) => {
      if (!agreed) event.preventDefault();
    };
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
      const opensElsewhere =
        event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0 || link?.target === '_blank';
      if (!link || opensElsewhere || link.origin !== window.location.origin) return;
      if (link.pathname === window.location.pathname) return;
      event.preventDefault();
      event.stopPropagation();
      const target = link.pathname + link.search + link.hash;
      leave(() => router.push(target));
    };
    let agreedToGoBack = false;
    const onNavigate = (event: Event) => {
      const { navigationType, destination } = event as NavigateEvent;
      if (agreedToGoBack || navigationType !== 'traverse' || !event.cancelable) return;
      if (pathOf(destination.url) === window.location.pathname) return;
      event.preventDefault();
      leave(() => {
        agreedToGoBack = true;
        navigationOf()?.traverseTo(destination.key);
      });
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, true);
    navigationOf()?.addEventListener('navigate', onNavigate);
    return () => {
      unsaved--;
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, true);
      navigationOf()?.removeEventListener('navigate', onNavigate);
    };
  }, [dirty, router]);
}
