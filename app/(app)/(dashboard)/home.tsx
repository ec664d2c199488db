'use client';
import { Grid, Skeleton, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../_ui/data/api';
import { useInBrowser } from '../../_ui/data/hydrated';
import { Page } from '../../_ui/layout/page-frame';
import { Loaded } from '../../_ui/page-states/states';
import { useSession } from '../../_ui/session/session';
import { Highlights, useHighlights } from './home/highlights';
import { Live } from './home/live';
import { MissingElements, useMissingElements } from './home/missing-elements';
import { NewestResponses } from './home/newest-responses';
import { Onboarding, useFirstSteps } from './home/onboarding';
import { OpenProposals } from './home/open-proposals';
import { Reviews } from './home/reviews';
import { UsageWarning, useUsage } from './home/usage-warning';
import { Waiting } from './home/waiting';

const NOON = 12;
const EVENING = 18;

const currentHour = (): number | undefined => new Date().getHours();

function useGreeting(): string {
  const t = useTranslations('home');
  const { person } = useSession();
  const hour = useInBrowser(currentHour, undefined);
  if (!person || hour === undefined) return t('title');
  const name = person.name.split(' ', 1).join();
  return t(hour < NOON ? 'morning' : hour < EVENING ? 'afternoon' : 'evening', { name });
}

/** The company at a glance: pending reviews, proposals and drafts, live widgets, and recent activity. */
export function Home() {
  const greeting = useGreeting();
  const { known } = useSession();
  const api = useApi();
  const query = useQuery(api.overview.get.queryOptions({}));
  const firstSteps = useFirstSteps();
  const highlights = useHighlights();
  const missing = useMissingElements();
  const usage = useUsage();
  // Content that arrives later would push down what people have begun to read.
  const isWhole = known && !usage.isLoading && ![firstSteps, highlights, missing].some(({ isPending }) => isPending);
  const skeleton = (
    <Stack>
      <Skeleton height={120} radius="lg" />
      <Skeleton height={260} radius="lg" />
    </Stack>
  );
  return (
    <Page title={greeting}>
      <Loaded query={isWhole || query.error ? query : { ...query, data: undefined }} skeleton={skeleton}>
        {(overview) => {
          const hasWidget = overview.widgets.some(({ live, drafts, archived }) => live + drafts + archived > 0);
          const empty = !hasWidget && !overview.contentReviews.length && !overview.proposals.length;
          return (
            <Stack gap="lg">
              <UsageWarning />
              <Onboarding companyId={overview.company.id} hasWidget={hasWidget} known={firstSteps} />
              {!empty && (
                <>
                  <Reviews overview={overview} />
                  <OpenProposals proposals={overview.proposals} />
                  <Highlights />
                  <Grid gap="lg">
                    <Grid.Col span={{ base: 12, md: 7 }}>
                      <Stack gap="lg">
                        <Waiting waiting={overview.waiting} />
                        <NewestResponses />
                      </Stack>
                    </Grid.Col>
                    <Grid.Col span={{ base: 12, md: 5 }}>
                      <Stack gap="lg">
                        <Live overview={overview} />
                        <MissingElements />
                      </Stack>
                    </Grid.Col>
                  </Grid>
                </>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Page>
  );
}
