'use client';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/** A link that prefetches its page on hover or focus only, because a list and the navigation have dozens in the viewport. */
export function Link({ onPointerEnter, onFocus, ...props }: ComponentProps<typeof NextLink>) {
  const [isNear, setIsNear] = useState(false);
  return (
    <NextLink
      {...props}
      prefetch={isNear ? 'auto' : false}
      onPointerEnter={(event) => {
        setIsNear(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIsNear(true);
        onFocus?.(event);
      }}
    />
  );
}
