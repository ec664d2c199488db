'use client';
import { useHotkeys } from '@mantine/hooks';
import { useSpotlight } from '@mantine/spotlight';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { palette, paletteStore } from './palette-store';

const Loaded = dynamic(() => import('./palette').then((module) => module.Palette), { ssr: false });

/** The palette. Its shortcut works at once; the rest is loaded when it is first opened. */
export function Palette() {
  const { opened } = useSpotlight(paletteStore);
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  useHotkeys([['mod+K', palette.toggle]], []);
  return wanted ? <Loaded /> : null;
}
