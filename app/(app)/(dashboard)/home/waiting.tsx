'use client';
import { Anchor, Badge, Paper, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { typeOfPath } from '../../../../widgets/contract/types';
import { icons } from '../../../../widgets/generated/form/icons';
import type { Outputs } from '../../../_ui/data/api';
import { Link } from '../../../_ui/navigation/link';
import { unmetTexts, useWidgetTexts } from '../../../_ui/texts/entities';
import { Time } from '../../../_ui/texts/time';
import classes from './home.module.css';

type Draft = Outputs['overview']['get']['waiting'][number];

const SHOWN = 8;

function DraftItem({ draft: { id, name, widgetType, publishable, unmet, updatedAt } }: { draft: Draft }) {
  const t = useTranslations('home');
  const textsOf = useWidgetTexts();
  const type = typeOfPath(widgetType);
  if (!type) return null;
  const Icon = icons[type];
  const shortOf = (field: string) =>
    field === 'targeting' ? t('unmet.targeting') : (unmetTexts(textsOf(type), field)?.short ?? field);
  return (
    <li>
      <Link className={classes.item} href={`/builder/${widgetType}/${id}`}>
        <Icon size={18} stroke={1.7} aria-hidden />
        <span className={classes.text}>
          <span className={classes.name}>{name}</span>
          {publishable ? (
            <Badge component="span" variant="light" tt="none" radius="sm" size="sm">
              {t('ready')}
            </Badge>
          ) : (
            <span className={classes.quiet}>{t('needs', { what: unmet.map(shortOf).join(', ') })}</span>
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
