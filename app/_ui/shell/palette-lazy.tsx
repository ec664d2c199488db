'use client';
import { useHotkeys } from '@mantine/hooks';
import { useSpotlight } from '@mantine/spotlight';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { palette, paletteStore } from './palette-store';

const PRELOAD_DELAY_MS = 4_000;

const load = () => import('./palette').then((module) => module.Palette);
const Loaded = dynamic(load, { ssr: false });

/** The palette. Its shortcut works at once; its code is loaded when the page is idle, and rendered on first use. */
export function Palette() {
  const { opened } = useSpotlight(paletteStore);
  const [wanted, setWanted] = useState(false);
  if (opened && !wanted) setWanted(true);
  useEffect(() => {
    const timer = window.setTimeout(load, PRELOAD_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, []);
  const toggle = () => {
    // Until the palette is loaded, typed text must not go into the previously focused field.
    if (!wanted && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    palette.toggle();
  };
  useHotkeys([['mod+K', toggle]], []);
  return wanted ? <Loaded /> : null;
}
