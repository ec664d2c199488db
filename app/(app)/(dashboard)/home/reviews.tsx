'use client';
import { Badge, Paper, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconMap2, IconNews } from '../../../../ui/icons';
import { typeOfPath } from '../../../../widgets/contract/types';
import { icons } from '../../../../widgets/generated/form/icons';
import type { Outputs } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import { Time } from '../../../_ui/texts/time';
import classes from './home.module.css';

type Overview = Outputs['overview']['get'];
type Review = Pick<Overview['contentReviews'][number], 'name' | 'state' | 'by' | 'at' | 'note' | 'dashboardUrl'>;

const CONTENT_ICONS = { post: IconNews, item: IconMap2 };

function ReviewItem({ review, icon: Icon }: { review: Review; icon: typeof IconNews }) {
  const t = useTranslations('home');
  const { name, state, by, at, note, dashboardUrl } = review;
  if (!state) return null;
  const { pathname, search } = new URL(dashboardUrl);
  return (
    <li>
      <Link className={classes.item} href={pathname + search}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          <Badge
            component="span"
            variant="light"
            color={state === 'requested' ? undefined : 'orange'}
            {...(state === 'sent_back' && { c: 'var(--docent-warning)' })}
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

/** Reviews of widgets and of content, newest first. */
const inOrder = ({ reviews, contentReviews }: Pick<Overview, 'reviews' | 'contentReviews'>) => {
  const ofWidgets = reviews.flatMap((review) => {
    const type = typeOfPath(review.widgetType);
    return type ? [{ key: `widget ${review.id}`, review, icon: icons[type] }] : [];
  });
  const ofContent = contentReviews.map((review) => ({
    key: `${review.kind} ${review.id}`,
    review,
    icon: CONTENT_ICONS[review.kind],
  }));
  return [...ofWidgets, ...ofContent].sort((one, other) => (one.review.at < other.review.at ? 1 : -1));
};

/** Unpublished changes for which a review is requested, or that were sent back. Renders nothing if there are none. */
export function Reviews({ overview }: { overview: Overview }) {
  const t = useTranslations('home');
  const all = inOrder(overview);
  if (!all.length) return null;
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="reviews">
      <div className={classes.head}>
        <Title order={2} id="reviews">
          {t('reviews')}
        </Title>
      </div>
      <ul className={classes.list}>
        {all.map(({ key, review, icon }) => (
          <ReviewItem key={key} review={review} icon={icon} />
        ))}
      </ul>
    </Paper>
  );
}
