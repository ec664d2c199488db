'use client';
import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

type Props = { id: string; target: RefObject<HTMLElement | null>; label: string; opened: boolean };

/** Keeps the tip closed while the pointer only crosses its target. */
const OPEN_DELAY_MS = 300;

/** A tooltip next to its target. */
export function LoadedTip(props: Props) {
  return <Tooltip {...props} transitionProps={{ enterDelay: OPEN_DELAY_MS }} />;
}
