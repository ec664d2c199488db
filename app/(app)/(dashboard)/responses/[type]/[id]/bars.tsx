'use client';
import { Badge, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import classes from './results.module.css';

export type CountedValue = {
  key: string;
  label: ReactNode;
  count: number;
  percentage: number;
  /** False for a value that was removed from the widget after people had chosen it. */
  isOffered: boolean;
};

type Props = {
  /** The subject of the table, for screen readers. */
  caption: string;
  /** The heading of the first column. */
  heading: string;
  rows: CountedValue[];
};

/** How often each value was chosen: a bar, a count and a share. */
export function Bars({ caption, heading, rows }: Props) {
  const t = useTranslations('responses.results');
  const format = useFormatter();
  return (
    <Table className={classes.bars} withRowBorders={false} verticalSpacing={6} horizontalSpacing={0}>
      <caption className={classes.hidden}>{caption}</caption>
      <Table.Thead className={classes.hidden}>
        <Table.Tr>
          <Table.Th scope="col">{heading}</Table.Th>
          <Table.Th scope="col">{t('count')}</Table.Th>
          <Table.Th scope="col">{t('share')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows.map(({ key, label, count, percentage, isOffered }) => (
          <Table.Tr key={key} className={classes.row}>
            <Table.Th scope="row" className={classes.label}>
              <span>{label}</span>
              {!isOffered && (
                <Badge variant="default" tt="none" size="sm" ml={8}>
                  {t('gone')}
                </Badge>
              )}
            </Table.Th>
            <Table.Td className={classes.count}>
              <span className={classes.track} aria-hidden>
                <span
                  className={classes.bar}
                  data-gone={!isOffered || undefined}
                  style={{ width: `${Math.min(100, percentage)}%` }}
                />
              </span>
              <span className={classes.number}>{format.number(count)}</span>
            </Table.Td>
            <Table.Td className={classes.share}>
              <Text size="sm" c="dimmed" component="span">
                {format.number(percentage / 100, { style: 'percent', maximumFractionDigits: 1 })}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
