'use client';
import { Tabs, type TabsListProps } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './tab-strip.module.css';

const MARGIN = 24;

/** The tabs of a page on one line; if they do not fit, the chosen tab is scrolled into view. */
export function TabStrip({ chosen, className, ...props }: TabsListProps & { chosen: string }) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (strip.current && tab) strip.current.scrollLeft = tab.offsetLeft - MARGIN;
  }, [chosen]);
  return <Tabs.List ref={strip} className={[classes.strip, className].filter(Boolean).join(' ')} {...props} />;
}
