'use client';
import { Button, Group, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { ENTITY_TYPES, EVENTS } from '../../../../widgets/contract/entities';
import { Link } from '../../../_ui/navigation/link';
import { ENTITY_ICONS, useEntityTexts } from '../../../_ui/texts/entities';

/** Types that the summary leaves out. */
const OTHERS = ENTITY_TYPES.filter((type) => !EVENTS[type].summary);

/** Links to the statistics of the types that have no card. */
export function OtherTypes({ query }: { query: string }) {
  const t = useTranslations('statistics');
  const textsOf = useEntityTexts();
  if (OTHERS.length === 0) return null;
  return (
    <section>
      <Title order={2} mt="xl" mb="sm">
        {t('others')}
      </Title>
      <Group>
        {OTHERS.map((type) => {
          const Icon = ENTITY_ICONS[type];
          return (
            <Button
              key={type}
              component={Link}
              href={`/statistics/${type}${query}`}
              variant="default"
              leftSection={<Icon size={16} aria-hidden />}
            >
              {textsOf(type).name.many}
            </Button>
          );
        })}
      </Group>
    </section>
  );
}
