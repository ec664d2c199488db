'use client';
import { Skeleton } from '@mantine/core';
import dynamic from 'next/dynamic';

/** The rich text editor, loaded when it is first shown. */
export const RichText = dynamic(() => import('./rich-text').then((module) => module.RichText), {
  ssr: false,
  loading: () => <Skeleton height={180} radius="md" />,
});
