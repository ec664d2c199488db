'use client';
import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { FormProps } from './draft';
import { FormSkeleton } from './form-skeleton';

/** A form that is loaded when it is first shown. */
export const lazyForm = (load: () => Promise<ComponentType<FormProps>>): ComponentType<FormProps> =>
  dynamic(load, { ssr: false, loading: FormSkeleton });
