'use client';
import { Anchor, Paper, Text, Title } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { IconMessage2, IconMessageQuestion } from '../../../../ui/icons';
import { useApiClient } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import { RowsSkeleton } from '../../../_ui/page-states/states';
import { Time } from '../../../_ui/texts/time';
import { fetchPage } from '../responses/fetch';
import { answerText } from '../responses/filter';
import { Rating } from '../responses/rating';
import type { Response } from '../responses/response';
import { TABS } from '../responses/tabs';
import { useWidgets } from '../responses/use-responses';
import classes from './home.module.css';

const SHOWN = 5;
/** The number of widgets of each type whose responses are fetched: the newest live ones. */
const WIDGETS = 3;

const textOf = (response: Response): string =>
  (response.tab === 'surveys'
    ? Object.values(response.answers).map(answerText).filter(Boolean).join(' · ')
    : response.tab === 'nps'
      ? response.comment
      : (response.message ?? response.optionName)) ?? '';

type Shown = { response: Response; widget: { id: number; name: string } };

function Item({ shown: { response, widget } }: { shown: Shown }) {
  const t = useTranslations('responses');
  const { tab, id, createdAt, name, email } = response;
  const Icon = tab === 'surveys' ? IconMessageQuestion : IconMessage2;
  return (
    <li>
      <Link className={classes.item} href={`/responses?tab=${tab}&widget=${widget.id}&open=${id}`}>
        {tab === 'nps' ? <Rating response={response} /> : <Icon size={18} stroke={1.7} aria-hidden />}
        <span className={classes.text}>
          <span className={classes.name}>{textOf(response) || t('noText')}</span>
          <span className={classes.quiet}>
            {name ?? email ?? t('anonymous')} · {widget.name}
          </span>
        </span>
        <span className={classes.aside}>
          <Time at={createdAt} />
        </span>
      </Link>
    </li>
  );
}

/** The newest responses to live widgets of all types. */
export function NewestResponses() {
  const t = useTranslations('home');
  const client = useApiClient();
  const lists = { feedback: useWidgets('feedback'), nps: useWidgets('nps'), surveys: useWidgets('surveys') };
  const sources = TABS.flatMap((tab) =>
    (lists[tab].data?.data ?? [])
      .filter(({ active }) => active)
      .slice(0, WIDGETS)
      .map((widget) => ({ tab, widget })),
  );
  const queries = useQueries({
    queries: sources.map(({ tab, widget }) => ({
      queryKey: ['responses', { tab, widgetId: widget.id }, 'newest'],
      queryFn: () => fetchPage(client, { tab, widgetId: widget.id }, {}, { limit: SHOWN, offset: 0 }),
    })),
  });
  const loading = TABS.some((tab) => !lists[tab].data && !lists[tab].error) || queries.some((query) => query.isPending);
  const newest = queries
    .flatMap(({ data }, index) => {
      const widget = sources[index]?.widget;
      return widget ? (data?.data ?? []).map((response) => ({ response, widget })) : [];
    })
    .sort((a, b) => b.response.createdAt.localeCompare(a.response.createdAt))
    .slice(0, SHOWN);
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="newest">
      <div className={classes.head}>
        <Title order={2} id="newest">
          {t('newest')}
        </Title>
        <Anchor component={Link} href="/responses" size="sm">
          {t('allResponses')}
        </Anchor>
      </div>
      {loading ? (
        <RowsSkeleton rows={SHOWN} height={40} />
      ) : newest.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('noResponses')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {newest.map((shown) => (
            <Item key={`${shown.response.tab} ${shown.response.id}`} shown={shown} />
          ))}
        </ul>
      )}
    </Paper>
  );
}
