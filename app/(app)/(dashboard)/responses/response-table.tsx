'use client';
import { Box, Table, Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Time } from '../../../_ui/texts/time';
import { PartialBadge } from './complete-switch';
import type { Question } from './filter';
import { answerText, inOrder } from './filter';
import { Respondent } from './person';
import { Rating } from './rating';
import type { Response } from './response';
import classes from './responses.module.css';
import type { Tab } from './tabs';

/** The text of a response; for a survey, each answer under its question. */
function Words({ response, questions }: { response: Response; questions: Question[] }): ReactNode {
  const t = useTranslations('responses');
  if (response.tab !== 'surveys') return (response.tab === 'feedback' ? response.message : response.comment) || null;
  const texts = new Map(questions.map(({ id, question }) => [id, question]));
  const answers = inOrder(response.answers, questions).filter(([, answer]) => answerText(answer));
  if (!answers.length) return null;
  return answers.map(([id, answer]) => (
    <span key={id} className={classes.answered}>
      <span className={classes.asked}>{texts.get(id) ?? t('goneQuestion')}</span> {answerText(answer)}
    </span>
  ));
}

const hasNoText = (response: Response): boolean =>
  response.tab === 'surveys'
    ? !Object.values(response.answers).some((answer) => answerText(answer))
    : !(response.tab === 'feedback' ? response.message : response.comment);

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

/** The responses. A click on a row opens the full response. */
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
                <UnstyledButton
                  className={classes.open}
                  data-answers={tab === 'surveys' || undefined}
                  aria-haspopup="dialog"
                >
                  {hasNoText(response) ? (
                    <Text size="sm" c="dimmed" component="span">
                      {t('noText')}
                    </Text>
                  ) : (
                    <Words response={response} questions={questions} />
                  )}
                </UnstyledButton>
                {response.tab !== 'feedback' && !response.isComplete && <PartialBadge />}
                <Text size="xs" c="dimmed" component="div" hiddenFrom="sm" mt={4}>
                  <Respondent person={response} isInText /> · <Time at={response.createdAt} />
                </Text>
              </Table.Td>
              <Table.Td visibleFrom="sm" className={classes.wrap}>
                <Respondent person={response} />
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
