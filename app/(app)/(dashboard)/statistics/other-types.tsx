'use client';
import { Button } from '@mantine/core';
import Link from 'next/link';
import { iconOf } from './entities';
import { useEntityNames } from './use-entity-names';

/** Types that the summary leaves out. */
const OTHERS = ['microSurvey', 'feedbackWidget'] as const;

/** The way to the statistics of the types that have no card. */
export function OtherTypes({ query }: { query: string }) {
  const nameOf = useEntityNames();
  return OTHERS.map((type) => {
    const Icon = iconOf(type);
    return (
      <Button
        key={type}
        component={Link}
        href={`/statistics/${type}${query}`}
        variant="default"
        leftSection={<Icon size={16} aria-hidden />}
      >
        {nameOf(type)}
      </Button>
    );
  });
}
