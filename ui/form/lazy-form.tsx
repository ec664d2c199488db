'use client';
import dynamic from 'next/dynamic';
import type { ComponentType, PropsWithChildren } from 'react';
import type { FormProps } from './draft';
import { FormSkeleton } from './form-skeleton';

type Props = PropsWithChildren<FormProps>;

/**
 * A form that is loaded when it is first shown. Its children are shown below it, and only once it is loaded: otherwise the form would push
 * them down, even while a person uses them.
 */
export const lazyForm = (load: () => Promise<ComponentType<FormProps>>): ComponentType<Props> =>
  dynamic(
    async () => {
      const Form = await load();
      return ({ children, ...props }: Props) => (
        <>
          <Form {...props} />
          {children}
        </>
      );
    },
    { ssr: false, loading: FormSkeleton },
  );
