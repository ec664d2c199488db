'use client';
import { Group, Paper, Select, Table, TableScrollContainer, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { csvHref, type Outputs, useApi } from '../../../../../_ui/data/api';
import type { useUrlState } from '../../../../../_ui/navigation/url-state';
import { DimmedWhileStale, Loaded } from '../../../../../_ui/page-states/states';
import { DownloadLink } from '../../download-link';
import { TYPES } from '../../tabs';
import { type Question, titleOf } from './question-card';
import classes from './results.module.css';
import type { Selection } from './texts';

type Tab = Outputs['results']['crossTab'];

function Cells({ tab: { rows, columns, counts, totalResponses } }: { tab: Tab }) {
  const t = useTranslations('responses.results');
  const format = useFormatter();
  const most = Math.max(1, ...counts.flat());
  const part = (count: number) => ({ '--part': count / most }) as CSSProperties;
  return (
    <TableScrollContainer minWidth={120 * (columns.values.length + 2)}>
      <Table withColumnBorders withTableBorder>
        <Table.Caption>{t('both', { count: totalResponses })}</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {columns.values.map(({ value, label }) => (
              <Table.Th key={value} scope="col" className={classes.cell}>
                {label}
              </Table.Th>
            ))}
            <Table.Th scope="col" className={classes.cell}>
              {t('inAll')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.values.map((row, rowIndex) => (
            <Table.Tr key={row.value}>
              <Table.Th scope="row" className={classes.axis}>
                {row.label}
              </Table.Th>
              {columns.values.map((column, columnIndex) => {
                const count = counts[rowIndex]?.[columnIndex] ?? 0;
                return (
                  <Table.Td
                    key={column.value}
                    className={classes.cell}
                    data-some={count > 0 || undefined}
                    style={part(count)}
                  >
                    {format.number(count)}
                  </Table.Td>
                );
              })}
              <Table.Td className={classes.cell}>{format.number(row.count)}</Table.Td>
            </Table.Tr>
          ))}
          <Table.Tr>
            <Table.Th scope="row">{t('inAll')}</Table.Th>
            {columns.values.map(({ value, count }) => (
              <Table.Td key={value} className={classes.cell}>
                {format.number(count)}
              </Table.Td>
            ))}
            <Table.Td className={classes.cell}>{format.number(totalResponses)}</Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </TableScrollContainer>
  );
}

type CrossTabInput = Selection & { rows: string; columns: string };

function Counts({ input }: { input: CrossTabInput }) {
  const api = useApi();
  const query = useQuery({ ...api.results.crossTab.queryOptions(input), placeholderData: keepPreviousData });
  return (
    <Loaded query={query}>
      {(tab) => (
        <DimmedWhileStale>
          <Cells tab={tab} />
        </DimmedWhileStale>
      )}
    </Loaded>
  );
}

const downloadOf = ({ id, ...params }: CrossTabInput): string =>
  csvHref(`/${TYPES.surveys.path}/${id}/results/cross-tab.csv`, params);

type Props = { selection: Selection; questions: Question[]; url: ReturnType<typeof useUrlState> };

/** Cross-tabulates the answers to two questions. The URL holds the selected questions. */
export function CrossTab({ selection, questions, url }: Props) {
  const t = useTranslations('responses.results');
  const choices = questions.filter(({ type, answers }) => type !== 'text' && answers.length > 0);
  if (choices.length < 2) return null;
  const data = choices.map((question) => ({ value: question.id, label: titleOf(question) }));
  const [rows, columns] = [url.get('rows'), url.get('columns')];
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('crossTab')}>
      <Title order={2}>{t('crossTab')}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {t('crossTabText')}
      </Text>
      <Group gap="xs" mb="md" grow preventGrowOverflow={false}>
        {(['rows', 'columns'] as const).map((side) => (
          <Select
            key={side}
            miw={220}
            label={t(side)}
            placeholder={t('choose')}
            data={data}
            value={url.get(side) ?? null}
            allowDeselect={false}
            onChange={(question) => url.set({ [side]: question })}
          />
        ))}
      </Group>
      {rows && columns && (
        <>
          <Counts input={{ ...selection, rows, columns }} />
          <Group mt="md">
            <DownloadLink href={downloadOf({ ...selection, rows, columns })} text={t('downloadBoth')} />
          </Group>
        </>
      )}
    </Paper>
  );
}
