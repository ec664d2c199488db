'use client';
import { Alert, Button, Group } from '@mantine/core';
import { nanoid } from 'nanoid';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../ui/confirm';
import { IconHistory } from '../../../ui/icons';
import { DAY_MS } from '../../../widgets/targeting/dates';
import { useSession } from '../session/session';
import { Time } from '../texts/time';
import { LOCAL_COPIES } from './local-copies';

const KEPT_MS = 7 * DAY_MS;
const WRITE_AFTER_MS = 400;

/** A copy, and when it was written. `view` identifies the page view that wrote it; copies of earlier releases have none. */
type Stored<Copy> = { view?: string; at: number; copy: Copy };

/** The copies of a record, oldest first. */
function read<Copy>(key: string): Stored<Copy>[] {
  try {
    // An earlier release stored one copy instead of a list.
    const stored: Stored<Copy>[] = [JSON.parse(localStorage.getItem(key) ?? '[]')].flat();
    return stored.filter(({ at }) => Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
}

/** Changes the stored copies, which other tabs change too. Ignores failures: a full or forbidden storage must not prevent editing. */
function update<Copy>(key: string, change: (stored: Stored<Copy>[]) => Stored<Copy>[]): void {
  try {
    const stored = change(read(key));
    if (stored.length) localStorage.setItem(key, JSON.stringify(stored));
    else localStorage.removeItem(key);
  } catch {}
}

const isSame = (one: Stored<unknown>, other: Stored<unknown>): boolean =>
  one.view === other.view && one.at === other.at;

/**
 * Keeps unsaved edits in this browser for a week, so that a reload or a crash loses nothing. Edits made before the person has decided about
 * an earlier copy, and edits of the same record in another tab, are stored as further copies.
 * @param name of the edited record, such as `tour/12`
 * @param copy the data to restore from; undefined without unsaved edits. Must be the same object while nothing changes
 * @param differs whether an earlier copy has edits that the page does not have
 * @returns `found`, the oldest earlier copy, until `settle` is called because the person has decided about it
 */
export function useLocalCopy<Copy>(name: string, copy: Copy | undefined, differs: (copy: Copy) => boolean) {
  const { person, company } = useSession();
  const key = person && company && `${LOCAL_COPIES}${company.id}:${person.email}:${name}`;
  const [view] = useState(() => nanoid());
  const [looked, setLooked] = useState<{ key: string; earlier: Stored<Copy>[] }>();
  useEffect(() => {
    if (!key || looked?.key === key) return;
    const isOffered = (one: Stored<Copy>) => one.view !== view && differs(one.copy);
    setLooked({ key, earlier: read<Copy>(key).filter(isOffered) });
    update<Copy>(key, (stored) => stored.filter(isOffered));
  }, [key, looked, view, differs]);
  const hasLooked = looked !== undefined && looked.key === key;
  useEffect(() => {
    if (!key || !hasLooked) return undefined;
    const others = (stored: Stored<Copy>[]) => stored.filter((one) => one.view !== view);
    if (copy === undefined) {
      update(key, others);
      return undefined;
    }
    const timer = setTimeout(
      () => update<Copy>(key, (stored) => [...others(stored), { view, at: Date.now(), copy }]),
      WRITE_AFTER_MS,
    );
    return () => clearTimeout(timer);
  }, [key, hasLooked, view, copy]);
  const found = hasLooked ? looked.earlier[0] : undefined;
  const settle = () => {
    if (!key || !found) return;
    update<Copy>(key, (stored) => stored.filter((one) => !isSame(one, found)));
    setLooked((now) => now && { ...now, earlier: now.earlier.slice(1) });
  };
  return useMemo(() => ({ found, settle }), [key, found]);
}

type Props = {
  at: number;
  /** How many of the edited values were saved with another value since the copy was written. */
  replaced: number;
  onRestore: () => void;
  onDiscard: () => void;
};

/** Offers to restore edits that were not saved when this page was left. */
export function LocalCopyNotice({ at, replaced, onRestore, onDiscard }: Props) {
  const t = useTranslations('common');
  const restore = () => {
    if (!replaced) return onRestore();
    const [yes, no] = [t('localCopyRestore'), t('cancel')];
    const text = t('localCopyReplaces', { count: replaced });
    confirm({ title: t('localCopyReplacesTitle'), text, yes, no, onYes: onRestore });
  };
  return (
    <Alert icon={<IconHistory aria-hidden />} mb="md" role="status">
      <Group justify="space-between" gap="sm">
        <span>{t.rich('localCopy', { when: () => <Time at={new Date(at).toISOString()} /> })}</span>
        <Group gap="xs">
          <Button size="xs" onClick={restore}>
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
