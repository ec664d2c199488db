'use client';
import { Group, Paper, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useAllTags } from '../../../../../_ui/data/all-tags';
import { TagBadge } from '../../../../../_ui/forms/tag-badge';
import { Html } from '../../../../../_ui/texts/html';
import { Day } from '../../../../../_ui/texts/time';
import type { PostDraft } from './post-draft';

/** The post as readers will see it, while it is written. */
export function PostPreview({ draft: { title, description, date, tagNames } }: { draft: PostDraft }) {
  const t = useTranslations('changelogs.editor');
  const tags = useAllTags();
  const chosen = tags.data?.filter(({ name }) => tagNames.includes(name)).sort((a, b) => a.id - b.id) ?? [];
  return (
    <Paper withBorder p="lg" component="article">
      <Text size="xs" c="dimmed">
        <Day at={date || new Date().toISOString()} />
      </Text>
      <Title order={3} fz="h2" mt={4} c={title.trim() ? undefined : 'dimmed'} style={{ overflowWrap: 'anywhere' }}>
        {title.trim() || t('untitled')}
      </Title>
      {chosen.length > 0 && (
        <Group gap={6} mt="xs">
          {chosen.map((tag) => (
            <TagBadge key={tag.id} tag={tag} />
          ))}
        </Group>
      )}
      <Text component="div" size="sm" mt="md">
        {description ? (
          <Html html={description} />
        ) : (
          <Text size="sm" c="dimmed">
            {t('noText')}
          </Text>
        )}
      </Text>
    </Paper>
  );
}
