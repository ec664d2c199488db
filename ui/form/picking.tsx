'use client';
import { Button, Text } from '@mantine/core';
import { createContext, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { alternativesOf } from '../../widgets/selectors/alternatives';
import type { TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import { IconChevronDown, IconChevronUp, IconClick } from '../icons';
import classes from './form.module.css';
import { Hint } from './hint';

/** A picked element: selectors that are tried in order, and a snapshot of the element. */
export type Picked = { selector: string; snapshot?: TargetSnapshot | undefined };

/** Picks an element on a page of the application. @param onPicked is called once, with the picked element */
type Pick = (onPicked: (picked: Picked) => void) => void;

/** The numbers of recent page views on which the element of a selector was missing or had another text. */
export type TargetMisses = { missing: number; changed: number; expected: string | null; found: string | null };

/** Returns the recent misses of a selector. @param entryId the id of the entry that has the selector */
type CountMissing = (selector: string, entryId: unknown) => TargetMisses | undefined;

type Known = { pick: Pick | undefined; countMissing: CountMissing };

const Context = createContext<Known>({ pick: undefined, countMissing: () => undefined });

/** Lets selector fields in `children` pick elements, and show how often these were missing. */
export function PickingProvider({ children, ...known }: Known & { children: ReactNode }) {
  return <Context.Provider value={known}>{children}</Context.Provider>;
}

/** Returns a function that counts the page views on which an element of an entry was missing or had another text. */
export function useMissing(): (entry: Readonly<Record<string, unknown>>) => number {
  const { countMissing } = useContext(Context);
  return (entry) =>
    Math.max(
      0,
      ...Object.values(entry).map((value) => {
        const missed = typeof value === 'string' ? countMissing(value, entry.id) : undefined;
        return missed ? Math.max(missed.missing, missed.changed) : 0;
      }),
    );
}

type PickProps = { onPicked: (picked: Picked) => void; disabled: boolean };

/** The button of a selector field that picks an element, so that no selector needs to be typed. Nothing if picking is not possible. */
export function PickButton({ onPicked, disabled }: PickProps) {
  const t = useTranslations('forms.field');
  const { pick } = useContext(Context);
  // The element is picked later, when the form may have rendered again.
  const latest = useRef(onPicked);
  latest.current = onPicked;
  if (!pick || disabled) return null;
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconClick size={15} aria-hidden />}
      onClick={() => pick((picked) => latest.current(picked))}
    >
      {t('pick')}
    </Button>
  );
}

/** Explains how to write a selector. Folded at first, since most elements are picked. */
function SelectorHelp() {
  const t = useTranslations('forms.field');
  const id = useId();
  const [open, setOpen] = useState(false);
  const Icon = open ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        variant="subtle"
        size="compact-xs"
        mt={4}
        leftSection={<Icon size={13} aria-hidden />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('selectorHow')}
      </Button>
      <Text id={id} size="xs" c="dimmed" mt={4} hidden={!open} className={classes.help}>
        {t('selectorHint')}
      </Text>
    </>
  );
}

type Props = {
  value: string;
  entryId?: unknown;
  /** Explains how selectors are written. */
  help?: boolean;
};

/** The notes below a selector field: the order in which selectors are tried, how often their elements were missing, and a help text. */
export function PickedNotes({ value, entryId, help = false }: Props) {
  const t = useTranslations('forms.field');
  const { countMissing } = useContext(Context);
  const { missing = 0, changed = 0, expected, found } = (value && countMissing(value, entryId)) || {};
  const tried = alternativesOf(value).filter(Boolean);
  return (
    <>
      {tried.length > 1 && (
        <ol className={classes.tried} aria-label={t('selectorOrder')}>
          {tried.map((one) => (
            <li key={one}>
              <code>{one}</code>
            </li>
          ))}
        </ol>
      )}
      {missing > 0 && <Hint kind="warning">{t('missing', { count: missing })}</Hint>}
      {changed > 0 && (
        <Hint kind="warning">{t('changed', { count: changed, expected: expected ?? '–', found: found ?? '–' })}</Hint>
      )}
      {help && <SelectorHelp />}
    </>
  );
}
