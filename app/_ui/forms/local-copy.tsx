'use client';
import { Alert, Button, Group } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconHistory } from '../../../ui/icons';
import { DAY_MS } from '../../../widgets/targeting/dates';
import { useSession } from '../session/session';
import { Time } from '../texts/time';
import { LOCAL_COPIES } from './local-copies';

const KEPT_MS = 7 * DAY_MS;
const WRITE_AFTER_MS = 400;

type Stored<Copy> = { at: number; copy: Copy };

function read<Copy>(key: string): Stored<Copy> | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as Stored<Copy> | null;
    return stored && Date.now() - stored.at < KEPT_MS ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Ignores failures: a full or forbidden storage must not prevent editing. */
function write(key: string, stored: unknown): void {
  try {
    if (stored === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(stored));
  } catch {}
}

/**
 * Keeps unsaved edits in this browser for a week, so that a reload or a crash loses nothing.
 * @param name of the edited record, such as `tour/12`
 * @param copy the data to restore from; undefined without unsaved edits. Must be the same object while nothing changes
 * @param differs whether an earlier copy has edits that the page does not have
 * @returns `found`, the earlier copy, until `settle` is called because the person has decided about it
 */
export function useLocalCopy<Copy>(name: string, copy: Copy | undefined, differs: (copy: Copy) => boolean) {
  const { person, company } = useSession();
  const key = person && company && `${LOCAL_COPIES}${company.id}:${person.email}:${name}`;
  const [looked, setLooked] = useState<{ key: string; found: Stored<Copy> | undefined }>();
  useEffect(() => {
    if (!key || looked?.key === key) return;
    const found = read<Copy>(key);
    setLooked({ key, found: found && differs(found.copy) ? found : undefined });
  }, [key, looked, differs]);
  const found = looked?.found;
  const isSettled = looked !== undefined && found === undefined;
  useEffect(() => {
    if (!key || !isSettled) return undefined;
    if (copy === undefined) {
      write(key, undefined);
      return undefined;
    }
    const timer = setTimeout(() => write(key, { at: Date.now(), copy }), WRITE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key, isSettled, copy]);
  return useMemo(() => ({ found, settle: () => setLooked((now) => now && { ...now, found: undefined }) }), [found]);
}

type Props = { at: number; onRestore: () => void; onDiscard: () => void };

/** Offers to restore edits that were not saved when this page was left. */
export function LocalCopyNotice({ at, onRestore, onDiscard }: Props) {
  const t = useTranslations('common');
  return (
    <Alert icon={<IconHistory aria-hidden />} mb="md" role="status">
      <Group justify="space-between" gap="sm">
        <span>{t.rich('localCopy', { when: () => <Time at={new Date(at).toISOString()} /> })}</span>
        <Group gap="xs">
          <Button size="xs" onClick={onRestore}>
            {t('localCopyRestore')}
          </Button>
          <Button size="xs" variant="default" onClick={onDiscard}>
            {t('localCopyDiscard')}
          </Button>
        </Group>
      </Group>
    </Alert>
  );
}
