'use client';

import { useEffect, useRef } from 'react';
import { startPreview } from '../../../embed/preview/frame';
import { previews, renderers } from '../../../widgets/renderers';

/** Gives the preview an element of the page. */
export function Preview() {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => (holder.current ? startPreview(holder.current, { renderers, previews }) : undefined), []);
  return <div ref={holder} />;
}
