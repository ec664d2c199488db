'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { newEntryId } from '../../widgets/contract/entry-id';
import { AddEntry } from './add-entry';
import type { Entry } from './draft';
import classes from './entry-list.module.css';
import { EntryRow } from './entry-row';
import type { EntryType } from './entry-type';
import type { ListTexts } from './list-texts';
import { Rows } from './rows';
import { useField, useScope } from './scope';
import { useEntries } from './use-entries';

type Props = {
  texts: ListTexts;
  /** The field of the scope that holds the entries. */
  name: string;
  max: number;
  /** The entries that can be added. */
  types: EntryType[];
  /** The entry that is open, and shown by the preview. */
  focus: number;
  setFocus: (index: number) => void;
  /** The text of an entry's row. */
  summary?: (entry: Entry) => string;
  badge?: (entry: Entry) => string;
  /** The fields of an entry; they stand in its scope. */
  fields: (entry: Entry) => ReactNode;
  /** The fields stand in the row itself, which then does not unfold. */
  inline?: boolean;
  /** False where entries have no ids that answers and progress are kept by. */
  withIds?: boolean;
  /** More actions of an empty list, next to adding. */
  extra?: ReactNode;
};

const isList = (value: unknown): value is readonly Entry[] => Array.isArray(value);
const NONE: readonly Entry[] = [];

/** An ordered list of steps, items, questions, options or buttons: unfold one to edit it, drag it to move it. */
export function EntryList(props: Props) {
  const { texts, name, max, types, focus, setFocus, inline = false, withIds = true } = props;
  const { path, value, change, disabled } = useField(name);
  const { issue } = useScope();
  const entries = isList(value) ? value : NONE;
  const t = useTranslations('forms');
  const [folded, setFolded] = useState(false);
  const [seen, setSeen] = useState(focus);
  // If the focus moves to an entry, such as from the preview, it opens.
  if (seen !== focus) {
    setSeen(focus);
    setFolded(false);
  }
  const deleted = (index: number) => texts('deleted', { number: index + 1 });
  const edit = useEntries({ entries, onChange: change, deleted, focus, setFocus });
  const toggle = (index: number) => {
    if (index === focus) setFolded(!folded);
    else setFocus(index);
  };
  const add = (entry: Entry) => {
    setFolded(false);
    // Known from the start, so that answers and progress stay with it however often it is saved and undone.
    edit.add(withIds ? { id: newEntryId(), ...entry } : entry);
    // A person who adds an entry wants to fill it in: its first text is next. What kind it is was just chosen.
    window.setTimeout(() => {
      const rows = holder.current?.querySelectorAll<HTMLElement>('ol > li');
      const fields = rows?.[rows.length - 1]?.querySelectorAll<HTMLElement>(
        'input:not([type="hidden"]), textarea, [contenteditable="true"]',
      );
      const shown = [...(fields ?? [])].filter((field) => field.offsetParent !== null);
      (shown.find((field) => !field.matches('[role="combobox"]')) ?? shown[0])?.focus();
    });
  };
  const holder = useRef<HTMLDivElement>(null);
  const remove = (index: number) => {
    edit.remove(index);
    // The menu that was open is gone with the row: the focus goes to what took its place.
    window.setTimeout(() => {
      const rows = holder.current?.querySelectorAll<HTMLElement>('[data-entry-menu]');
      const next = rows?.[Math.min(index, rows.length - 1)] ?? holder.current?.querySelector<HTMLElement>('[data-add]');
      next?.focus();
    });
  };
  const [refold, setRefold] = useState(false);
  // A long open row is unwieldy to carry.
  const onLift = (key: string) => {
    if (inline || folded || edit.keys[focus] !== key) return;
    flushSync(() => {
      setFolded(true);
      setRefold(true);
    });
  };
  const onEnd = (from: number, to: number | undefined) => {
    if (refold) setFolded(false);
    setRefold(false);
    if (to !== undefined) edit.move(from, to);
  };

  return (
    <div ref={holder} data-field={path} className={classes.list}>
      {entries.length === 0 && (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{texts('empty')}</p>
          <p className={classes.emptyText}>{texts('emptyText')}</p>
        </div>
      )}
      <Rows
        {...{ holder, path, disabled, onLift, onEnd }}
        keys={edit.keys}
        row={(index, drag, isDragging = false) => {
          const entry = entries[index] ?? {};
          return (
            <EntryRow
              {...{ texts, path, entry, index, drag, isDragging, inline, disabled, issue }}
              last={index === entries.length - 1}
              open={!inline && !folded && index === focus}
              full={entries.length >= max}
              summary={props.summary?.(entry) ?? ''}
              badge={props.badge?.(entry)}
              onToggle={() => toggle(index)}
              onMove={(to) => edit.move(index, to)}
              onDuplicate={() => edit.duplicate(index)}
              onDelete={() => remove(index)}
              onChange={(patch) => edit.change(index, patch)}
            >
              {props.fields(entry)}
            </EntryRow>
          );
        }}
      />
      {!disabled && (
        <div className={classes.foot}>
          <AddEntry label={texts('add')} types={types} disabled={entries.length >= max} onAdd={add} />
          {props.extra}
          {entries.length >= max && <p className={classes.emptyText}>{t('list.full', { max })}</p>}
        </div>
      )}
    </div>
  );
}
