'use client';
import { Tooltip } from '@mantine/core';
import type { RefObject } from 'react';

type Props = { id: string; target: RefObject<HTMLElement | null>; label: string; opened: boolean };

/** Nobody who only passes by is told. */
const PATIENCE_MS = 300;

/** A tip beside its target. */
export function WholeTip(props: Props) {
  return <Tooltip {...props} transitionProps={{ enterDelay: PATIENCE_MS }} />;
}
