'use client';
import dynamic from 'next/dynamic';
import { createContext, useContext, useRef } from 'react';
import { useTouched } from '../near/touched';
import type { RichTextProps } from './props';
import { Resting } from './resting';

/** What is shown while the editor comes: dynamic gives its placeholder no properties. */
const Shown = createContext<RichTextProps | undefined>(undefined);

function Coming() {
  const props = useContext(Shown);
  return props && <Resting {...props} />;
}

const Editor = dynamic(() => import('./rich-text').then((module) => module.RichText), {
  ssr: false,
  loading: Coming,
});

/** The rich text editor, which weighs as much as React: until somebody does something in the page, the text alone stands in its place. */
export function RichText(props: RichTextProps) {
  const touched = useTouched();
  const place = useRef<HTMLDivElement>(null);
  // Whoever came to the text by the keyboard stays in it.
  const hasFocus = () => place.current?.querySelector('[data-resting]') === document.activeElement;
  return (
    <Shown value={props}>
      <div ref={place}>{touched ? <Editor {...props} takesFocus={hasFocus} /> : <Resting {...props} />}</div>
    </Shown>
  );
}
