'use client';
import { Anchor, Badge, Paper, Text, Title } from '@mantine/core';
import Link from 'next/link';
import { useTranslations } from 'use-intl';
import type { Outputs } from '../../../_ui/api';
import { KINDS, type KindPath } from '../../../_ui/kinds';
import { Time } from '../../../_ui/time';
import classes from './home.module.css';

type Draft = Outputs['account']['overview']['waiting'][number];

const SHOWN = 8;

function useMissing(): (unmet: string[]) => string {
  const t = useTranslations('home');
  return (unmet) => {
    const names = unmet.map((field) => {
      const key = field.replace('settings.', '');
      return t.has(`missing.${key as 'steps'}`) ? t(`missing.${key as 'steps'}`) : key;
    });
    return t('needs', { what: names.join(', ') });
  };
}

function DraftItem({ draft: { id, name, widgetType, publishable, unmet, updatedAt } }: { draft: Draft }) {
  const t = useTranslations('home');
  const missing = useMissing();
  const path = widgetType as KindPath;
  const Icon = KINDS[path].icon;
  return (
    <li>
      <Link className={classes.item} href={`/builder/${path}/${id}`}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          {publishable ? (
            <Badge component="span" variant="light" tt="none" radius="sm" size="sm">
              {t('ready')}
            </Badge>
          ) : (
            <span className={classes.quiet}>{missing(unmet)}</span>
          )}
        </span>
        <span className={classes.aside}>
          <Time at={updatedAt} />
        </span>
      </Link>
    </li>
  );
}

/** The drafts closest to being published, with what they still need. */
export function Waiting({ waiting }: { waiting: Draft[] }) {
  const t = useTranslations('home');
  const nearest = [...waiting].sort((a, b) => a.unmet.length - b.unmet.length).slice(0, SHOWN);
  return (
    <Paper withBorder className={classes.card} component="section" aria-labelledby="waiting">
      <div className={classes.head}>
        <Title order={2} id="waiting">
          {t('waiting')}
        </Title>
        {waiting.length > SHOWN && (
          <Anchor component={Link} href="/widgets?status=draft" size="sm">
            {t('allDrafts')}
          </Anchor>
        )}
      </div>
      {nearest.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('nothingWaits')}
        </Text>
      ) : (
        <ul className={classes.list}>
          {nearest.map((draft) => (
            <DraftItem key={draft.id} draft={draft} />
          ))}
        </ul>
      )}
    </Paper>
  );
}
