'use client';
import { Button, Group } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { useTranslations } from 'use-intl';
import { IconGhost2 } from '../../../ui/icons';
import { Page } from '../layout/page-frame';
import { Link } from '../navigation/link';
import { EmptyState } from './states';

/** Sets the title of the document, and sets it again if the metadata of the page replaces it later. */
function useLastingTitle(title: string): void {
  useLayoutEffect(() => {
    const name = () => {
      if (document.title !== title) document.title = title;
    };
    const observer = new MutationObserver(name);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    name();
    return () => observer.disconnect();
  }, [title]);
}

/** The page for a record that does not exist or belongs to another company. `list`: the list of such records. */
export function NotFound({ list }: { list?: { label: string; href: string } }) {
  const t = useTranslations();
  useLastingTitle(`${t('errors.notFoundTitle')} · Docent`);
  return (
    <Page title={t('errors.notFoundTitle')} above={list ? [list] : []}>
      <EmptyState
        icon={IconGhost2}
        title={t('errors.notFoundQuestion')}
        text={t('errors.notFoundText')}
        action={
          <Group justify="center" gap="xs">
            {list && (
              <Button component={Link} href={list.href} variant="default">
                {t('errors.toList', { list: list.label })}
              </Button>
            )}
            <Button component={Link} href="/">
              {t('errors.home')}
            </Button>
          </Group>
        }
      />
    </Page>
  );
}
