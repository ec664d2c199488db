'use client';
import { Button, Text } from '@mantine/core';
import { createContext, type ReactNode, useContext, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { alternativesOf } from '../../widgets/selectors/alternatives';
import type { TargetSnapshot } from '../../widgets/selectors/target-snapshot';
import { IconChevronDown, IconChevronUp, IconClick } from '../icons';
import classes from './form.module.css';
import { Hint } from './hint';

/** A picked element: selectors that are tried in order, and what was seen there. */
export type Picked = { selector: string; snapshot?: TargetSnapshot | undefined };

/** Picks an element on a page of the application. @param given gets what was picked, once */
type Pick = (given: (picked: Picked) => void) => void;

/** On how many page views of late pages lacked what a selector names, or had it otherwise. */
export type Missed = { missing: number; changed: number; expected: string | null; found: string | null };

/** @param entryId the entry that it is of */
type CountMissing = (selector: string, entryId: unknown) => Missed | undefined;

type Known = { pick: Pick | undefined; countMissing: CountMissing };

const Context = createContext<Known>({ pick: undefined, countMissing: () => undefined });

/** Fields below that name an element can have it picked, and tell how often it was missing. */
export function PickingOf({ children, ...known }: Known & { children: ReactNode }) {
  return <Context.Provider value={known}>{children}</Context.Provider>;
}

/** Counts on how many page views the elements of an entry were missing, or read otherwise. */
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

/** Above a field for a selector: the way to an element that needs no selector to be written. Nothing where none can be picked. */
export function PickButton({ onPicked, disabled }: PickProps) {
  const t = useTranslations('forms.field');
  const { pick } = useContext(Context);
  // What is picked comes later, when the form may have been drawn again.
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

/** How a selector is written, folded away: most elements are picked. */
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

/** Below a field for a selector: in which order its selectors are tried, whether pages lack them, and how they are written. */
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
