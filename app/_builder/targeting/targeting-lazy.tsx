'use client';
import dynamic from 'next/dynamic';
import { whenOnline } from '../../../ui/lazy/when-online';
import { RowsSkeleton } from '../../_ui/page-states/states';

/** The targeting editor, loaded when it is first shown. */
export const TargetingEditor = dynamic(
  () => whenOnline(() => import('./targeting-editor').then((module) => module.TargetingEditor)),
  {
    ssr: false,
    loading: () => <RowsSkeleton rows={3} />,
  },
);
