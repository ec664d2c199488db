'use client';
import { Skeleton } from '@mantine/core';
import dynamic from 'next/dynamic';

/** A moment, chosen in the reader's own time zone and stored with that zone; with its calendar, loaded when it is first shown. */
export const MomentField = dynamic(() => import('./moment').then((module) => module.MomentField), {
  ssr: false,
  loading: () => <Skeleton height={61} radius="md" />,
});
