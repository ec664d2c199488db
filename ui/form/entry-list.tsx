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
  /** The types of entries that can be added. */
  types: EntryType[];
  /** The entry that is open, and shown by the preview. */
  focus: number;
  setFocus: (index: number) => void;
  /** The text of an entry's row. */
  summary?: (entry: Entry) => string;
  badge?: (entry: Entry) => string;
  /** The fields of an entry, rendered in the scope of the entry. */
  fields: (entry: Entry) => ReactNode;
  /** Shows the fields in the row itself, which then cannot be unfolded. */
  inline?: boolean;
  /** False if entries have no ids. Answers and progress can refer only to entries with ids. */
  withIds?: boolean;
  /** More actions, next to the button that adds an entry. */
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
  // An entry opens when the focus moves to it, for example from the preview.
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
    // The id is set from the start, so that answers and progress keep referring to the entry after saving and undo.
    edit.add(withIds ? { id: newEntryId(), ...entry } : entry);
    // Focus the first text field of the new entry, not the combobox of its type, which the person just chose.
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
    // The row and its open menu are gone: move the focus to the row in its place, or to the button that adds an entry.
    window.setTimeout(() => {
      const rows = holder.current?.querySelectorAll<HTMLElement>('[data-entry-menu]');
      const next = rows?.[Math.min(index, rows.length - 1)] ?? holder.current?.querySelector<HTMLElement>('[data-add]');
      next?.focus();
    });
  };
  const [refold, setRefold] = useState(false);
  // Fold an open row while it is dragged, since it can be long.
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
