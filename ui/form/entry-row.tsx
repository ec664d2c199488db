'use client';
import type { DraggableProvided } from '@hello-pangea/dnd';
import { Badge, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import { IconAlertCircle, IconAlertTriangle, IconChevronDown, IconGripVertical } from '../icons';
import { Tip } from '../lazy/tip';
import type { Entry, Fields } from './draft';
import classes from './entry-list.module.css';
import { EntryMenu } from './entry-menu';
import type { ListTexts } from './list-texts';
import { useMissing } from './picking';
import { ScopeProvider } from './scope';

type Props = {
  texts: ListTexts;
  path: string;
  entry: Entry;
  index: number;
  last: boolean;
  open: boolean;
  inline: boolean;
  full: boolean;
  disabled: boolean;
  summary: string;
  badge: string | undefined;
  issue: (path: string) => string | undefined;
  /** The props of the drag library; undefined while rows cannot be dragged. */
  drag: DraggableProvided | undefined;
  isDragging: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onDuplicate: () => void;
  onDelete: () => void;
  /** Changes fields of the entry; `undefined` removes a field. */
  onChange: (patch: Fields) => void;
  children: ReactNode;
};

/** One entry of a list: its handle, its summary, its menu, and its fields while it is unfolded. */
export function EntryRow(props: Props) {
  const { texts, path, entry, index, open, inline, disabled, summary, badge, issue, drag, children } = props;
  const t = useTranslations('forms');
  const id = useId();
  const at = `${path}[${index}]`;
  const missing = useMissing()(entry);
  const number = texts('one', { number: index + 1 });
  const wrong =
    issue(at) ??
    Object.keys(entry)
      .map((name) => issue(`${at}.${name}`))
      .find(Boolean);
  const scope = { path: at, values: entry, change: props.onChange, disabled, issue };
  const fields = <ScopeProvider scope={scope}>{children}</ScopeProvider>;
  return (
    <li
      ref={drag?.innerRef}
      {...drag?.draggableProps}
      data-field={at}
      className={classes.row}
      data-open={open || undefined}
      data-dragging={props.isDragging || undefined}
      data-wrong={Boolean(wrong) || undefined}
    >
      <div className={classes.head}>
        {!disabled && (
          <UnstyledButton
            {...drag?.dragHandleProps}
            data-handle
            className={classes.handle}
            aria-label={t('list.reorder', { name: number })}
            data-single={(index === 0 && props.last) || undefined}
          >
            <IconGripVertical size={16} aria-hidden />
          </UnstyledButton>
        )}
        {inline ? (
          <fieldset className={classes.inline} aria-label={number}>
            {fields}
          </fieldset>
        ) : (
          <UnstyledButton className={classes.toggle} aria-expanded={open} aria-controls={id} onClick={props.onToggle}>
            <span className={classes.number}>{index + 1}</span>
            <span className={classes.summary} data-empty={!summary || undefined}>
              {summary || texts('untitled')}
            </span>
            {wrong && (
              <Tip label={wrong}>
                <IconAlertCircle size={16} className={classes.wrong} aria-label={t('list.hasIssue')} role="img" />
              </Tip>
            )}
            {!wrong && missing > 0 && (
              <Tip label={t('field.missing', { count: missing })}>
                <IconAlertTriangle
                  size={16}
                  className={classes.missing}
                  aria-label={t('field.missing', { count: missing })}
                  role="img"
                />
              </Tip>
            )}
            {badge && (
              <Badge variant="default" tt="none" fw={500} radius="sm" className={classes.badge}>
                {badge}
              </Badge>
            )}
            <IconChevronDown size={16} aria-hidden className={classes.chevron} />
          </UnstyledButton>
        )}
        {!disabled && (
          <EntryMenu
            name={number}
            index={index}
            last={props.last}
            full={props.full}
            onMove={props.onMove}
            onDuplicate={props.onDuplicate}
            onDelete={props.onDelete}
          />
        )}
      </div>
      {!inline && (
        <div id={id} className={classes.body} hidden={!open}>
          {open && fields}
        </div>
      )}
    </li>
  );
}
