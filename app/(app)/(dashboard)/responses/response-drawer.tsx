'use client';
import { Anchor, Drawer, Group, Stack, Text, Title } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { Time } from '../../../_ui/texts/time';
import type { Question } from './filter';
import { answerText, inOrder, npsGroup } from './filter';
import { Respondent } from './person';
import { Rating } from './rating';
import type { Response } from './response';
import classes from './responses.module.css';

const isWeb = (url: string) => /^https?:\/\//i.test(url);

function Answer({ response, questions }: { response: Response; questions: Question[] }) {
  const t = useTranslations('responses');
  if (response.tab === 'surveys') {
    const names = new Map(questions.map(({ id, question }) => [id, question]));
    return (
      <Stack gap="lg">
        {inOrder(response.answers, questions).map(([id, answer]) => (
          <div key={id}>
            <Title order={3} size="sm" c="dimmed" fw={550}>
              {names.get(id) ?? t('goneQuestion')}
            </Title>
            <p className={classes.answer}>{answerText(answer) || t('noAnswer')}</p>
          </div>
        ))}
      </Stack>
    );
  }
  const text = response.tab === 'nps' ? response.comment : response.message;
  return (
    <Stack gap="sm">
      <Group gap="xs">
        {response.tab === 'nps' ? (
          <>
            <Rating response={response} />
            <Text size="sm">{t(`groupOne.${npsGroup(response)}`)}</Text>
          </>
        ) : (
          <Text fw={550}>
            {response.emoji && <span aria-hidden>{response.emoji} </span>}
            {response.optionName ?? response.type}
          </Text>
        )}
      </Group>
      {text ? <p className={classes.answer}>{text}</p> : <Text c="dimmed">{t('noText')}</Text>}
    </Stack>
  );
}

function Facts({ response }: { response: Response }) {
  const t = useTranslations('responses');
  const format = useFormatter();
  const url = response.tab === 'feedback' ? response.fromUrl : response.url;
  return (
    <dl className={classes.facts}>
      <dt>{t('person')}</dt>
      <dd>
        <Respondent person={response} />
      </dd>
      {response.email && (
        <>
          <dt>{t('email')}</dt>
          <dd>
            <Anchor href={`mailto:${response.email}`} size="sm">
              {response.email}
            </Anchor>
          </dd>
        </>
      )}
      {url && (
        <>
          <dt>{t('page')}</dt>
          <dd>
            {isWeb(url) ? (
              <Anchor href={url} size="sm" target="_blank" rel="noopener noreferrer">
                {url}
              </Anchor>
            ) : (
              url
            )}
          </dd>
        </>
      )}
      {response.tab === 'nps' && response.language && (
        <>
          <dt>{t('language')}</dt>
          <dd>{response.language}</dd>
        </>
      )}
      <dt>{t('sent')}</dt>
      <dd>
        {format.dateTime(new Date(response.createdAt), { dateStyle: 'medium', timeStyle: 'short' })} (
        <Time at={response.createdAt} />)
      </dd>
    </dl>
  );
}

type Props = { response: Response | undefined; questions: Question[]; onClose: () => void };

/** One response in full. */
export function ResponseDrawer({ response, questions, onClose }: Props) {
  const t = useTranslations('responses');
  return (
    <Drawer opened={response !== undefined} onClose={onClose} position="right" title={t('one')} size="md">
      {response && (
        <Stack gap="xl">
          {response.tab !== 'feedback' && !response.isComplete && <Text size="sm">{t('partialText')}</Text>}
          <Answer response={response} questions={questions} />
          <Facts response={response} />
        </Stack>
      )}
    </Drawer>
  );
}
