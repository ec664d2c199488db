'use client';
import NextLink from 'next/link';
import { type ComponentProps, useState } from 'react';

/** A link to another page, fetched ahead once somebody comes near it: a list and the navigation have dozens in sight. */
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
