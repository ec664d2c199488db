'use client';
import { Anchor, Paper, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconGitPullRequest } from '../../../../ui/icons';
import type { Outputs } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import { Time } from '../../../_ui/texts/time';
import classes from './home.module.css';

type Proposal = Outputs['overview']['get']['proposals'][number];

const SHOWN = 5;

/** The newest open proposals; renders nothing if there are none. */
export function OpenProposals({ proposals }: { proposals: Proposal[] }) {
  const t = useTranslations('home');
  if (!proposals.length) return null;
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="open-proposals">
      <div className={classes.head}>
        <Title order={2} id="open-proposals">
          {t('proposals')}
        </Title>
        {proposals.length > SHOWN && (
          <Anchor component={Link} href="/proposals" size="sm">
            {t('allProposals')}
          </Anchor>
        )}
      </div>
      <ul className={classes.list}>
        {proposals.slice(0, SHOWN).map(({ id, title, parts, createdBy, createdAt }) => (
          <li key={id}>
            <Link className={classes.item} href={`/proposals/${id}`}>
              <IconGitPullRequest size={18} stroke={1.7} aria-hidden />
              <span className={classes.text}>
                <span className={classes.name}>{title}</span>
                <span className={classes.quiet}>{t('proposalOf', { count: parts, by: createdBy })}</span>
              </span>
              <span className={classes.aside}>
                <Time at={createdAt} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
