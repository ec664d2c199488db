'use client';
import { UnstyledButton } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { dayIn, onDay } from '../../../../ui/time-zone';
import { useZone } from '../../../_ui/texts/zone';
import classes from './calendar.module.css';
import { byDay } from './days';
import { EntryRow } from './entry';
import { type Entry, keyOf, type Movable } from './types';

/** The number of entries that a day shows until a button reveals the rest. */
const MAX_SHOWN = 4;

/** A day as a date that formats as this day in UTC. */
const dateOf = (day: string) => new Date(`${day}T00:00:00Z`);

type DayProps = {
  day: string;
  month: string;
  today: string;
  entries: readonly Entry[];
  /** The dragged entry. */
  dragged: Movable | undefined;
  onDrag: (entry: Movable | undefined) => void;
  onDrop: (day: string) => void;
  /** Opens the dialog in which an entry is moved. */
  onMove: (entry: Movable) => void;
};

function Day({ day, month, today, entries, dragged, onDrag, onDrop, onMove }: DayProps) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const [isOver, setIsOver] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const isTarget = dragged !== undefined && day >= today;
  const shown = showsAll ? entries : entries.slice(0, MAX_SHOWN);
  const over = (event: DragEvent) => {
    if (!isTarget) return;
    event.preventDefault();
    setIsOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    onDrop(day);
  };
  return (
    <li
      className={classes.day}
      data-day={day}
      data-empty={!entries.length || undefined}
      data-other={!day.startsWith(month) || undefined}
      data-today={day === today || undefined}
      data-over={(isOver && isTarget) || undefined}
      data-refuses={(dragged && day < today) || undefined}
      aria-current={day === today ? 'date' : undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <h3 className={classes.date}>
        <span className={classes.number} aria-hidden>
          {Number(day.slice(8))}
        </span>
        <span className={classes.longDate}>{format.dateTime(dateOf(day), { dateStyle: 'full', timeZone: 'UTC' })}</span>
      </h3>
      {entries.length > 0 && (
        <ul className={classes.entries}>
          {shown.map((entry) => (
            <EntryRow key={keyOf(entry)} entry={entry} onDrag={onDrag} onMove={onMove} />
          ))}
        </ul>
      )}
      {shown.length < entries.length && (
        <UnstyledButton className={classes.more} onClick={() => setShowsAll(true)}>
          {t('more', { count: entries.length - shown.length })}
        </UnstyledButton>
      )}
    </li>
  );
}

type Props = {
  days: readonly string[];
  month: string;
  entries: readonly Entry[];
  /** Opens the dialog in which an entry is moved. */
  onAsk: (entry: Movable) => void;
  /** Moves an entry that was dropped on another day. */
  onMove: (entry: Movable, at: string) => void;
};

/** The weeks of a month; on phones, only the days that have entries. */
export function Month({ days, month, entries, onAsk, onMove }: Props) {
  const format = useFormatter();
  const { zone } = useZone();
  const [dragged, setDragged] = useState<Movable>();
  const entriesByDay = byDay(entries, zone);
  const drop = (day: string) => {
    if (dragged) onMove(dragged, onDay(dragged.at, day, zone));
    setDragged(undefined);
  };
  return (
    <div className={classes.month}>
      <div className={classes.weekdays} aria-hidden>
        {days.slice(0, 7).map((day) => (
          <span key={day}>{format.dateTime(dateOf(day), { weekday: 'short', timeZone: 'UTC' })}</span>
        ))}
      </div>
      <ol className={classes.days}>
        {days.map((day) => (
          <Day
            key={day}
            day={day}
            month={month}
            today={dayIn(Date.now(), zone)}
            entries={entriesByDay.get(day) ?? []}
            dragged={dragged}
            onDrag={setDragged}
            onDrop={drop}
            onMove={onAsk}
          />
        ))}
      </ol>
    </div>
  );
}
