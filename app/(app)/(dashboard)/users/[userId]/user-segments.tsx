'use client';
import { Anchor, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { useDescription } from '../../../../_builder/targeting/names';
import { useSegments } from '../../../../_ui/data/all-segments';
import type { Outputs } from '../../../../_ui/data/api';
import { Link } from '../../../../_ui/navigation/link';
import { Loaded, RowsSkeleton } from '../../../../_ui/page-states/states';
import { isInSegment } from './is-in-segment';

type Segment = Outputs['segments']['get'];

function Rows({ segments }: { segments: Segment[] }) {
  const describe = useDescription(
    'segment',
    segments.flatMap(({ rules }) => rules),
  );
  return segments.map(({ id, name, rules, ruleLogicalOperator }) => (
    <div key={id}>
      <Anchor component={Link} href={`/segments/${id}`} size="sm" style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Anchor>
      <Text size="xs" c="dimmed" lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {describe(rules, ruleLogicalOperator)}
      </Text>
    </div>
  ));
}

/** Segments that the user is in now, and segments that they may be in, depending on their activity. */
export function UserSegments({ user }: { user: Outputs['users']['get'] }) {
  const t = useTranslations('users');
  const query = useSegments();
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="segments">
      <Title order={2} size="sm" id="segments" mb="xs">
        {t('segments')}
      </Title>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} height={30} />}>
        {(all) => {
          const now = new Date();
          const judged = all.map((segment) => ({ segment, verdict: isInSegment(user, segment, all, now) }));
          const of = (wanted: boolean | undefined) =>
            judged.filter(({ verdict }) => verdict === wanted).map(({ segment }) => segment);
          const [inside, undecided] = [of(true), of(undefined)];
          return (
            <Stack gap="sm">
              {inside.length === 0 && (
                <Text size="sm" c="dimmed">
                  {t('noSegments')}
                </Text>
              )}
              <Rows segments={inside} />
              {undecided.length > 0 && (
                <>
                  <Text size="xs" fw={600} c="dimmed" mt={4}>
                    {t('perhaps')}
                  </Text>
                  <Rows segments={undecided} />
                </>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Paper>
  );
}
