'use client';
import { DragDropContext, Draggable, Droppable, type DropResult } from '@hello-pangea/dnd';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { newEntryId } from '../../../widgets/entry-id';
import type { Entry } from '../draft';
import { AddEntry, type EntryKind } from './add-entry';
import classes from './entry-list.module.css';
import { EntryRow } from './entry-row';
import { useEntries } from './use-entries';

export type ListName = 'steps' | 'items' | 'questions' | 'options' | 'buttons';

type Props = {
  list: ListName;
  /** Where the list stands in the draft, such as `settings.questions`. */
  path: string;
  entries: readonly Entry[];
  onChange: (entries: Entry[], label?: string) => void;
  max: number;
  /** What can be added. */
  kinds: EntryKind[];
  disabled: boolean;
  issue: (path: string) => string | undefined;
  /** The entry that is open, and shown by the preview. */
  focus: number;
  setFocus: (index: number) => void;
  /** What the row says of an entry. */
  summary?: (entry: Entry) => string;
  badge?: (entry: Entry) => string;
  /** The fields of an entry; they stand in its scope. */
  fields: (entry: Entry) => ReactNode;
  /** The fields stand in the row itself, which then does not unfold. */
  inline?: boolean;
  /** More ways to begin, beside adding. */
  extra?: ReactNode;
};

/** An ordered list of steps, items, questions, options or buttons: unfold one to edit it, drag it to move it. */
export function EntryList(props: Props) {
  const { list, path, entries, onChange, max, kinds, disabled, issue, focus, setFocus, inline = false } = props;
  const t = useTranslations('forms');
  const [folded, setFolded] = useState(false);
  const [seen, setSeen] = useState(focus);
  // Whoever moves the focus, such as the preview, wants to see that entry.
  if (seen !== focus) {
    setSeen(focus);
    setFolded(false);
  }
  const deleted = (index: number) => t(`lists.${list}.deleted`, { number: index + 1 });
  const edit = useEntries({ entries, onChange, deleted, focus, setFocus, path });
  const toggle = (index: number) => {
    if (index === focus) setFolded(!folded);
    else setFocus(index);
  };
  const add = (entry: Entry) => {
    setFolded(false);
    // Known from the start, so that answers and progress stay with it however often it is saved and undone.
    edit.add(list === 'buttons' ? entry : { id: newEntryId(), ...entry });
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
  const onBeforeCapture = ({ draggableId }: { draggableId: string }) => {
    if (inline || folded || edit.keys[focus] !== draggableId) return;
    flushSync(() => {
      setFolded(true);
      setRefold(true);
    });
  };
  const onDragEnd = ({ source, destination }: DropResult) => {
    if (refold) setFolded(false);
    setRefold(false);
    if (destination) edit.move(source.index, destination.index);
  };
  const place = (index: number) => ({ position: index + 1, count: entries.length });

  return (
    <div ref={holder} data-field={path} className={classes.list}>
      {entries.length === 0 && (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{t(`lists.${list}.empty`)}</p>
          <p className={classes.emptyText}>{t(`lists.${list}.emptyText`)}</p>
        </div>
      )}
      <DragDropContext
        dragHandleUsageInstructions={t('list.dragHelp')}
        onBeforeCapture={onBeforeCapture}
        onDragStart={({ source }, { announce }) => announce(t('list.lifted', place(source.index)))}
        onDragUpdate={({ source, destination }, { announce }) =>
          announce(t('list.moved', place(destination?.index ?? source.index)))
        }
        onDragEnd={(result, { announce }) => {
          const to = result.destination?.index;
          announce(t(to === undefined ? 'list.cancelled' : 'list.dropped', place(to ?? result.source.index)));
          onDragEnd(result);
        }}
      >
        <Droppable droppableId={path} isDropDisabled={disabled}>
          {(drop) => (
            <ol ref={drop.innerRef} {...drop.droppableProps} className={classes.rows}>
              {entries.map((entry, index) => (
                <Draggable
                  key={edit.keys[index]}
                  draggableId={edit.keys[index] as string}
                  index={index}
                  isDragDisabled={disabled || entries.length < 2}
                  disableInteractiveElementBlocking
                >
                  {(drag, { isDragging }) => (
                    <EntryRow
                      {...{ list, path, entry, index, drag, isDragging, inline, disabled, issue }}
                      last={index === entries.length - 1}
                      open={!inline && !folded && index === focus}
                      full={entries.length >= max}
                      summary={props.summary?.(entry) ?? ''}
                      badge={props.badge?.(entry)}
                      onToggle={() => toggle(index)}
                      onMove={(to) => edit.move(index, to)}
                      onDuplicate={() => edit.duplicate(index)}
                      onDelete={() => remove(index)}
                      onPut={(name, value, more) => edit.change(index, { [name]: value, ...more })}
                    >
                      {props.fields(entry)}
                    </EntryRow>
                  )}
                </Draggable>
              ))}
              {drop.placeholder}
            </ol>
          )}
        </Droppable>
      </DragDropContext>
      {!disabled && (
        <div className={classes.foot}>
          <AddEntry label={t(`lists.${list}.add`)} kinds={kinds} disabled={entries.length >= max} onAdd={add} />
          {props.extra}
          {entries.length >= max && <p className={classes.emptyText}>{t('list.full', { max })}</p>}
        </div>
      )}
    </div>
  );
}
