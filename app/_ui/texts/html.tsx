'use client';
import { useLayoutEffect, useRef } from 'react';
import { sanitized } from '../../../embed/kit/html';
import classes from './html.module.css';

const isPlain = (html: string) => !/<[a-z]/i.test(html);

/** Rich text of authors, sanitized as in widgets. Plain text keeps its line breaks. Empty in the HTML of the server. */
export function Html({ html }: { html: string }) {
  const holder = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => holder.current?.replaceChildren(sanitized(html)), [html]);
  return <div ref={holder} className={classes.html} data-plain={isPlain(html) || undefined} />;
}
