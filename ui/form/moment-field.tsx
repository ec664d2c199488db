'use client';
import { Skeleton } from '@mantine/core';
import dynamic from 'next/dynamic';

/** The field of a date and time, including the calendar: loaded when it is first shown. */
export const MomentField = dynamic(() => import('./moment').then((module) => module.MomentField), {
  ssr: false,
  loading: () => <Skeleton height={61} radius="md" />,
});
