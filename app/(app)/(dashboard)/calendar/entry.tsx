'use client';
import { Popover, Text, UnstyledButton } from '@mantine/core';
import { type DragEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconCalendarEvent } from '../../../../ui/icons';
import { RowMenu } from '../../../_ui/lists/row-menu';
import { Link } from '../../../_ui/navigation/link';
import { useSession } from '../../../_ui/session/session';
import classes from './calendar.module.css';
import { type Entry, hrefOf, isMovable, type Movable, TYPE_ICONS } from './types';

/** The state of a failed action; a click shows the reason. */
function Failed({ entry: { entity, reason } }: { entry: Entry }) {
  const t = useTranslations('calendar');
  const [opened, setOpened] = useState(false);
  return (
    <Popover opened={opened} onChange={setOpened} width={280} withArrow shadow="md">
      <Popover.Target>
        <UnstyledButton
          className={classes.failed}
          aria-label={t('whyFailed', { name: entity.name })}
          onClick={() => setOpened(!opened)}
        >
          {t('state.failed')}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown>
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {reason}
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

type Props = { entry: Entry; onMove: (entry: Movable) => void; onDrag: (entry: Movable | undefined) => void };

/** A calendar entry: its time, its state, its record and its action. */
export function EntryRow({ entry, onMove, onDrag }: Props) {
  const t = useTranslations('calendar');
  const format = useFormatter();
  const { canPublish } = useSession();
  const { entity, action, at, state } = entry;
  const Icon = TYPE_ICONS[entity.type];
  const movable = canPublish && isMovable(entry) ? entry : undefined;
  const drag = (event: DragEvent) => {
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', entity.name);
    onDrag(movable);
  };
  return (
    <li
      className={classes.entry}
      data-state={state}
      {...(movable && { draggable: true, onDragStart: drag, onDragEnd: () => onDrag(undefined) })}
    >
      <div className={classes.about}>
        <time dateTime={at}>{format.dateTime(new Date(at), { timeStyle: 'short' })}</time>
        {state === 'failed' ? <Failed entry={entry} /> : <span className={classes.state}>{t(`state.${state}`)}</span>}
      </div>
      <div className={classes.what}>
        <Icon size={14} aria-hidden className={classes.icon} />
        <Link href={hrefOf(entry)} className={classes.name} title={entity.name} draggable={false}>
          {entity.name}
        </Link>
      </div>
      <div className={classes.action}>
        <span>{t(`action.${action}`)}</span>
        {movable && (
          <RowMenu of={entity.name}>
            {({ Item }) => (
              <Item leftSection={<IconCalendarEvent size={15} aria-hidden />} onClick={() => onMove(movable)}>
                {t('moveTo')}
              </Item>
            )}
          </RowMenu>
        )}
      </div>
    </li>
  );
}
