'use client';
import { Badge, Paper, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { typeOfPath } from '../../../../widgets/contract/types';
import { icons } from '../../../../widgets/generated/form/icons';
import type { Outputs } from '../../../_ui/api';
import { Link } from '../../../_ui/link';
import { Time } from '../../../_ui/time';
import classes from './home.module.css';

type Review = Outputs['overview']['get']['reviews'][number];

function ReviewItem({ review: { id, name, widgetType, state, by, at, note } }: { review: Review }) {
  const t = useTranslations('home');
  const type = typeOfPath(widgetType);
  if (!type || !state) return null;
  const Icon = icons[type];
  return (
    <li>
      <Link className={classes.item} href={`/builder/${widgetType}/${id}`}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          <Badge
            component="span"
            variant="light"
            color={state === 'requested' ? undefined : 'orange'}
            tt="none"
            radius="sm"
            size="sm"
          >
            {t(`review.${state}`)}
          </Badge>
          <span className={classes.quiet}>{note ? t('reviewNote', { by, note }) : by}</span>
        </span>
        <span className={classes.aside}>
          <Time at={at} />
        </span>
      </Link>
    </li>
  );
}

/** Unpublished changes whose review is asked for, or that were sent back; nothing where there are none. */
export function Reviews({ reviews }: { reviews: Review[] }) {
  const t = useTranslations('home');
  if (!reviews.length) return null;
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="reviews">
      <div className={classes.head}>
        <Title order={2} id="reviews">
          {t('reviews')}
        </Title>
      </div>
      <ul className={classes.list}>
        {reviews.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
      </ul>
    </Paper>
  );
}
