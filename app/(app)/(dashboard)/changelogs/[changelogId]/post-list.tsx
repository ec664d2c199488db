'use client';
import { Anchor, Button, Group, Paper, Text, Title } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { dayIn } from '../../../../../ui/time-zone';
import { TagBadge } from '../../../../_ui/forms/tag-badge';
import { Link } from '../../../../_ui/navigation/link';
import { useSession } from '../../../../_ui/session/session';
import { Time } from '../../../../_ui/texts/time';
import { useZone } from '../../../../_ui/texts/zone';
import { DraftNote } from '../../../../_unpublished/draft-note';
import { type Post, postStatus, StatusBadge, useMoment } from '../post-status';
import { PostActions } from './post-actions';
import classes from './posts.module.css';

function byMonth(posts: Post[], zone: string): [string, Post[]][] {
  const months = new Map<string, Post[]>();
  for (const post of posts) {
    const month = dayIn(post.date, zone).slice(0, 7);
    const others = months.get(month);
    if (others) others.push(post);
    else months.set(month, [post]);
  }
  return [...months];
}

function Row({ changelogId, post }: { changelogId: number; post: Post }) {
  const { canWrite } = useSession();
  const t = useTranslations('changelogs.post');
  const moment = useMoment();
  const status = postStatus(post);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Anchor
          component={Link}
          href={`/changelogs/${changelogId}/posts/${post.id}`}
          c="inherit"
          size="sm"
          fw={600}
          className={classes.title}
        >
          {post.title}
        </Anchor>
        <Group gap={6} mt={4}>
          <StatusBadge status={status} />
          {post.tags.map((tag) => (
            <TagBadge key={tag.id} tag={tag} />
          ))}
          <Text size="xs" c="dimmed" component="span">
            {status === 'ahead' ? t('appears', { date: moment(post.date) }) : <Time at={post.date} />}
          </Text>
        </Group>
        <DraftNote draft={post.draft} />
      </div>
      {canWrite && (
        <Group gap={4} wrap="nowrap">
          <PostActions changelogId={changelogId} post={post} />
        </Group>
      )}
    </li>
  );
}

type Props = { changelogId: number; posts: Post[]; more: (() => void) | undefined; loading: boolean };

/** Posts, grouped by the month of their dates. */
export function PostList({ changelogId, posts, more, loading }: Props) {
  const t = useTranslations('changelogs.post');
  const format = useFormatter();
  const { zone } = useZone();
  return (
    <>
      {byMonth(posts, zone).map(([month, postsOfMonth]) => (
        <section key={month} className={classes.month}>
          <Title order={2} className={classes.heading}>
            {format.dateTime(new Date(postsOfMonth[0]?.date ?? 0), { month: 'long', year: 'numeric' })}
          </Title>
          <Paper withBorder component="ul" className={classes.list}>
            {postsOfMonth.map((post) => (
              <Row key={post.id} changelogId={changelogId} post={post} />
            ))}
          </Paper>
        </section>
      ))}
      {more && (
        <Group justify="center" mt="lg">
          <Button variant="default" loading={loading} onClick={more}>
            {t('more')}
          </Button>
        </Group>
      )}
    </>
  );
}
