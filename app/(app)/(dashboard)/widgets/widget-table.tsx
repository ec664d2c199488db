'use client';
import { Table, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { IconAlertTriangle, IconArrowDown, IconArrowUp } from '../../../../ui/icons';
import { icons } from '../../../../widgets/generated/form/icons';
import { useMissingTargets } from '../../../_ui/data/missing-targets';
import { Link } from '../../../_ui/navigation/link';
import { useSession } from '../../../_ui/session/session';
import { Time } from '../../../_ui/texts/time';
import { DraftNote } from '../../../_unpublished/draft-note';
import { usePublishing } from './use-publishing';
import { WidgetMenu } from './widget-menu';
import type { WidgetRow } from './widget-row';
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

// A list has many rows. They use plain elements, which cost a tenth of Mantine's components, on the server and in the browser.
function Status({ row }: { row: WidgetRow }) {
  const t = useTranslations('common');
  const text = row.archivedAt ? t('archived') : row.active ? t('live') : t('draft');
  return (
    <span className={classes.status} data-live={(row.active && !row.archivedAt) || undefined}>
      {text}
    </span>
  );
}

type CheckProps = { label: string; checked: boolean; indeterminate?: boolean; onChange: () => void };

function Check({ label, checked, indeterminate = false, onChange }: CheckProps) {
  const mark = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  };
  return (
    <input
      type="checkbox"
      className={classes.check}
      ref={mark}
      aria-label={label}
      checked={checked}
      onChange={onChange}
    />
  );
}

function Row({
  row,
  showType,
  selected,
  onSelect,
  missing,
  publishing,
}: Pick<Props, 'showType' | 'selected' | 'onSelect'> & {
  row: WidgetRow;
  missing: number;
  publishing: ReturnType<typeof usePublishing>;
}) {
  const t = useTranslations();
  const format = useFormatter();
  const { canWrite } = useSession();
  const Icon = icons[row.type];
  // No user can have seen a draft, unless it was live before.
  const figure = (count: number) =>
    !row.active && row.last30Days.shown + row.last30Days.completed === 0 ? '–' : format.number(count);
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(row.id)) next.add(row.id);
    onSelect(next);
  };
  return (
    <tr className={classes.row} data-selected={selected.has(row.id) || undefined}>
      {canWrite && (
        <td className={classes.checkCell}>
          <Check label={t('widgets.select', { name: row.name })} checked={selected.has(row.id)} onChange={toggle} />
        </td>
      )}
      <td className={classes.nameCell}>
        <div className={classes.titled}>
          {showType && <Icon size={18} stroke={1.6} className={classes.icon} aria-hidden />}
          <div className={classes.names}>
            <Link href={`/builder/${row.path}/${row.id}`} className={classes.name}>
              {row.name}
            </Link>
            <div className={classes.about}>
              {showType && <span>{t(`types.${row.type}.name.one`)}</span>}
              <span className={classes.changed}>
                {t.rich('widgets.changedAgo', { time: () => <Time at={row.updatedAt} /> })}
              </span>
            </div>
            <DraftNote draft={row.draft} />
            {missing > 0 && (
              <p className={classes.missing}>
                <IconAlertTriangle size={13} aria-hidden /> {t('widgets.missing', { count: missing })}
              </p>
            )}
          </div>
        </div>
      </td>
      <td>
        <Status row={row} />
      </td>
      <td className={`${classes.number} ${classes.fromSm}`}>{figure(row.last30Days.shown)}</td>
      <td className={`${classes.number} ${classes.fromSm}`}>{figure(row.last30Days.completed)}</td>
      <td className={`${classes.when} ${classes.fromMd}`}>
        <Time at={row.updatedAt} />
        {row.updatedBy && (
          <span className={classes.by} title={row.updatedBy}>
            {row.updatedByKind === 'key' ? t('widgets.byKey', { name: row.updatedBy }) : row.updatedBy}
          </span>
        )}
      </td>
      <td className={`${classes.when} ${classes.fromLg} ${classes.dimmed}`}>
        <Time at={row.createdAt} />
      </td>
      <td className={classes.menuCell}>
        <WidgetMenu row={row} publish={publishing.publish} unpublish={publishing.unpublish} />
      </td>
    </tr>
  );
}

/** Widgets with their figures of the last 30 days. */
export function WidgetTable(props: Props) {
  const t = useTranslations('widgets');
  const { canWrite } = useSession();
  const { rows, selected, onSelect } = props;
  const missing = useMissingTargets();
  const publishing = usePublishing();
  const all = rows.every(({ id }) => selected.has(id));
  return (
    <>
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {canWrite && (
              <Table.Th>
                <Check
                  label={t('selectAll')}
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
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              missing={row.active ? (missing.get(row.id) ?? 0) : 0}
              publishing={publishing}
              {...props}
            />
          ))}
        </tbody>
      </Table>
      {publishing.question}
    </>
  );
}
