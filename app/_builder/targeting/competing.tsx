'use client';
import { Anchor, List, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import { Link } from '../../_ui/navigation/link';
import type { Draft } from '../draft/draft';
import { useCompeting } from './use-competing';

const MAX_SHOWN = 5;

type Props = { type: WidgetType; id: number; draft: Draft };

/** Lists the live widgets that may be due on the same pages for the same users as a draft; renders nothing if there are none. */
export function Competing({ type, id, draft }: Props) {
  const t = useTranslations('builder.competing');
  const nameOf = useTranslations('types');
  const title = useId();
  const { data } = useCompeting(type, id, draft);
  const others = data?.data ?? [];
  if (!others.length || !draft.rules.length) return null;
  return (
    <section aria-labelledby={title}>
      <Title order={2} size="sm" id={title} mb={4}>
        {t('title')}
      </Title>
      <Text size="sm">{t('summary', { count: others.length })}</Text>
      <List size="sm" mt={6} withPadding>
        {others.slice(0, MAX_SHOWN).map((other) => (
          <List.Item key={other.id}>
            <Anchor component={Link} href={`/builder/${other.path}/${other.id}`} target="_blank" size="sm">
              {other.name}
            </Anchor>
            <Text span size="sm" c="dimmed">
              {' · '}
              {nameOf(`${other.entityType}.name.one`)}
              {' · '}
              {t(other.isFirst ? 'first' : 'after')}
              {other.users > 0 && ` · ${t('people', { count: other.users })}`}
            </Text>
          </List.Item>
        ))}
        {others.length > MAX_SHOWN && <List.Item>{t('more', { count: others.length - MAX_SHOWN })}</List.Item>}
      </List>
    </section>
  );
}
