'use client';
import { Anchor, Badge, Checkbox, Group, Table, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import Link from 'next/link';
import { useFormatter, useTranslations } from 'use-intl';
import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '../../../../ui/icons';
import { icons } from '../../../../widgets/generated/form/icons';
import { useMissingTargets } from '../../../_ui/missing-targets';
import { useSession } from '../../../_ui/session';
import { Time } from '../../../_ui/time';
import { useLive } from './use-live';
import type { WidgetRow } from './widget-list';
import { WidgetMenu } from './widget-menu';
import classes from './widget-table.module.css';

type Sort = 'name' | 'created' | 'updated' | 'shown' | 'completed';
type Order = 'asc' | 'desc';

type Props = {
  rows: WidgetRow[];
  showType: boolean;
  sort: Sort;
  order: Order;
  onSort: (sort: Sort, order: Order) => void;
  selected: ReadonlySet<number>;
  onSelect: (ids: ReadonlySet<number>) => void;
};

function SortHead({
  by,
  label,
  right = false,
  from,
  ...props
}: { by: Sort; label: string; right?: boolean; from?: 'sm' | 'md' | 'lg' } & Props) {
  const active = props.sort === by;
  const next: Order = active ? (props.order === 'desc' ? 'asc' : 'desc') : by === 'name' ? 'asc' : 'desc';
  const Arrow = props.order === 'asc' ? IconArrowUp : IconArrowDown;
  return (
    <Table.Th
      aria-sort={active ? (props.order === 'asc' ? 'ascending' : 'descending') : undefined}
      {...(from ? { visibleFrom: from } : {})}
      className={right ? classes.number : undefined}
    >
      <UnstyledButton className={classes.sort} onClick={() => props.onSort(by, next)}>
        {label}
        {active && <Arrow size={13} aria-hidden />}
      </UnstyledButton>
    </Table.Th>
  );
}

function Status({ row }: { row: WidgetRow }) {
  const t = useTranslations('common');
  const [color, text] = row.archivedAt
    ? ['gray.5', t('archived')]
    : row.active
      ? ['teal', t('live')]
      : ['gray.5', t('draft')];
  return (
    <Badge variant="dot" color={color} tt="none" fw={500} className={classes.status}>
      {text}
    </Badge>
  );
}

function Row({
  row,
  showType,
  selected,
  onSelect,
  missing,
  live,
}: Pick<Props, 'showType' | 'selected' | 'onSelect'> & {
  row: WidgetRow;
  missing: number;
  live: ReturnType<typeof useLive>;
}) {
  const t = useTranslations();
  const format = useFormatter();
  const { canWrite } = useSession();
  const Icon = icons[row.type];
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(row.id)) next.add(row.id);
    onSelect(next);
  };
  return (
    <Table.Tr data-selected={selected.has(row.id) || undefined}>
      {canWrite && (
        <Table.Td w={40}>
          <Checkbox
            aria-label={t('widgets.select', { name: row.name })}
            checked={selected.has(row.id)}
            onChange={toggle}
          />
        </Table.Td>
      )}
      <Table.Td className={classes.nameCell}>
        <Group gap="sm" wrap="nowrap">
          {showType && <Icon size={18} stroke={1.6} className={classes.icon} aria-hidden />}
          <div className={classes.names}>
            <Anchor
              component={Link}
              href={`/builder/${row.path}/${row.id}`}
              c="inherit"
              size="sm"
              fw={500}
              className={classes.name}
            >
              {row.name}
            </Anchor>
            <div className={classes.about}>
              {showType && <span>{t(`types.${row.type}.name.one`)}</span>}
              <span className={classes.changed}>
                {t.rich('widgets.changedAgo', { time: () => <Time at={row.updatedAt} /> })}
              </span>
            </div>
            {missing > 0 && (
              <Text size="xs" className={classes.missing}>
                <IconAlertTriangle size={13} aria-hidden /> {t('widgets.missing', { count: missing })}
              </Text>
            )}
          </div>
        </Group>
      </Table.Td>
      <Table.Td>
        <Status row={row} />
      </Table.Td>
      <Table.Td className={classes.number} visibleFrom="sm">
        {format.number(row.last30Days.shown)}
      </Table.Td>
      <Table.Td className={classes.number} visibleFrom="sm">
        {format.number(row.last30Days.completed)}
      </Table.Td>
      <Table.Td visibleFrom="md" className={classes.when}>
        <Text size="sm">
          <Time at={row.updatedAt} />
        </Text>
        {row.updatedBy && (
          <Text size="xs" c="dimmed" truncate maw="18ch" title={row.updatedBy}>
            {row.updatedBy}
          </Text>
        )}
      </Table.Td>
      <Table.Td visibleFrom="lg" className={classes.when}>
        <Text size="sm" c="dimmed">
          <Time at={row.createdAt} />
        </Text>
      </Table.Td>
      <Table.Td w={48}>
        <WidgetMenu row={row} publish={live.publish} takeDown={live.takeDown} />
      </Table.Td>
    </Table.Tr>
  );
}

/** Widgets with their figures of the last 30 days. */
export function WidgetTable(props: Props) {
  const t = useTranslations('widgets');
  const { canWrite } = useSession();
  const { rows, selected, onSelect } = props;
  const missing = useMissingTargets();
  const live = useLive();
  const all = rows.every(({ id }) => selected.has(id));
  return (
    <>
      <Table verticalSpacing="xs" highlightOnHover>
        <Table.Thead>
          <Table.Tr>
            {canWrite && (
              <Table.Th>
                <Checkbox
                  aria-label={t('selectAll')}
                  checked={all}
                  indeterminate={!all && rows.some(({ id }) => selected.has(id))}
                  onChange={() => onSelect(new Set(all ? [] : rows.map(({ id }) => id)))}
                />
              </Table.Th>
            )}
            <SortHead by="name" label={t('name')} {...props} />
            <Table.Th>{t('status')}</Table.Th>
            <SortHead by="shown" label={t('shown')} right from="sm" {...props} />
            <SortHead by="completed" label={t('completed')} right from="sm" {...props} />
            <SortHead by="updated" label={t('changed')} from="md" {...props} />
            <SortHead by="created" label={t('created')} from="lg" {...props} />
            <Table.Th>
              <VisuallyHidden>{t('actions')}</VisuallyHidden>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Row key={row.id} row={row} missing={row.active ? (missing.get(row.id) ?? 0) : 0} live={live} {...props} />
          ))}
        </Table.Tbody>
      </Table>
      {live.question}
    </>
  );
}
