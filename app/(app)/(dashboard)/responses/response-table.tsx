'use client';
import { Box, Table, Text, UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { Time } from '../../../_ui/time';
import type { Question } from './columns';
import type { Response, Tab } from './fetch';
import { answerText, inOrder } from './filter';
import { Person } from './person';
import { Rating } from './rating';
import classes from './responses.module.css';

/** A response in a line. */
function summaryOf(response: Response, questions: Question[]): string {
  if (response.tab === 'feedback') return response.message ?? '';
  if (response.tab === 'nps') return response.comment ?? '';
  return inOrder(response.answers, questions)
    .map(([, answer]) => answerText(answer))
    .filter(Boolean)
    .join(' · ');
}

function Answer({ response }: { response: Response }) {
  if (response.tab === 'nps') return <Rating response={response} />;
  if (response.tab === 'surveys') return null;
  return (
    <Text size="sm" component="span">
      {response.emoji && <span aria-hidden>{response.emoji} </span>}
      {response.optionName ?? response.type}
    </Text>
  );
}

type Props = { tab: Tab; responses: Response[]; questions: Question[]; onOpen: (response: Response) => void };

/** The responses; a row opens all of one. */
export function ResponseTable({ tab, responses, questions, onOpen }: Props) {
  const t = useTranslations('responses');
  return (
    <Table verticalSpacing="sm" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {tab === 'nps' && <Table.Th w={{ base: 64, sm: 100 }}>{t('answer.nps')}</Table.Th>}
          {tab === 'feedback' && (
            <Table.Th w={200} visibleFrom="sm">
              {t('answer.feedback')}
            </Table.Th>
          )}
          <Table.Th>{t(`words.${tab}`)}</Table.Th>
          <Table.Th visibleFrom="sm" w={190}>
            {t('person')}
          </Table.Th>
          <Table.Th visibleFrom="sm" w={130}>
            {t('sent')}
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {responses.map((response) => {
          const summary = summaryOf(response, questions);
          return (
            <Table.Tr key={response.id} className={classes.row} onClick={() => onOpen(response)}>
              {tab !== 'surveys' && (
                <Table.Td className={classes.wrap} {...(tab === 'feedback' ? { visibleFrom: 'sm' } : {})}>
                  <Answer response={response} />
                </Table.Td>
              )}
              <Table.Td>
                {tab === 'feedback' && (
                  <Box hiddenFrom="sm" mb={2} className={classes.wrap}>
                    <Answer response={response} />
                  </Box>
                )}
                <UnstyledButton className={classes.open} aria-haspopup="dialog">
                  {summary || (
                    <Text size="sm" c="dimmed" component="span">
                      {t('noText')}
                    </Text>
                  )}
                </UnstyledButton>
                <Text size="xs" c="dimmed" component="div" hiddenFrom="sm" mt={4}>
                  <Person response={response} /> · <Time at={response.createdAt} />
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm" className={classes.wrap}>
                <Person response={response} />
              </Table.Td>
              <Table.Td visibleFrom="sm">
                <Text size="sm" c="dimmed" component="div">
                  <Time at={response.createdAt} />
                </Text>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </Table>
  );
}
