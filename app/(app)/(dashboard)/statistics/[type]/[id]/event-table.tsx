'use client';
import { Table, Text, Title } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import type { EntityType } from '../../../../../../widgets/contract/entities';
import type { Outputs } from '../../../../../_ui/data/api';
import { useEntityTexts } from '../../../../../_ui/texts/entities';
import classes from '../../statistics.module.css';

type Events = Outputs['stats']['widgets']['widgets'][number]['events'];

/** Each event that occurred: how often, and to how many people. */
export function EventTable({ type, events }: { type: EntityType; events: Events }) {
  const t = useTranslations('statistics');
  const format = useFormatter();
  const texts = useEntityTexts()(type);
  const rows = Object.entries(events).sort(([, a], [, b]) => b.count - a.count);
  return (
    <section aria-label={t('eventsTitle')}>
      <Title order={2} mb="sm">
        {t('eventsTitle')}
      </Title>
      {rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noEvents')}
        </Text>
      ) : (
        <Table verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('event')}</Table.Th>
              <Table.Th className={classes.num}>{t('times')}</Table.Th>
              <Table.Th className={classes.num}>{t('people')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(([name, { count, uniqueUsers }]) => (
              <Table.Tr key={name}>
                <Table.Td>{texts.events[name]?.counted ?? name}</Table.Td>
                <Table.Td className={classes.num}>{format.number(count)}</Table.Td>
                <Table.Td className={classes.num}>{format.number(uniqueUsers)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </section>
  );
}
