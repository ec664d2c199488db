'use client';
import dynamic from 'next/dynamic';

/** The palette, loaded after the page. */
export const Palette = dynamic(() => import('./palette').then((module) => module.Palette), { ssr: false });
