'use client';
import DOMPurify from 'dompurify';
import { useMemo } from 'react';
import classes from './html.module.css';

const TAGS =
  'a b blockquote br code del div em h1 h2 h3 h4 h5 h6 hr i img kbd li mark ol p pre s small span strong sub sup table tbody td th thead tr u ul';
const ATTRIBUTES = 'alt colspan dir height href lang rowspan src title width';

let purifier: typeof DOMPurify | undefined;

function purify(): typeof DOMPurify {
  if (purifier) return purifier;
  const own = DOMPurify(window);
  own.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && element.hasAttribute('href')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    }
    if (element.tagName === 'IMG' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
  });
  purifier = own;
  return own;
}

/** What is left of `html` once nothing in it can run: formatting, links and pictures. Empty on the server. */
function sanitised(html: string): string {
  if (typeof window === 'undefined') return '';
  return purify().sanitize(html, {
    ALLOWED_TAGS: TAGS.split(' '),
    ALLOWED_ATTR: ATTRIBUTES.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
}

const isPlain = (html: string) => !/<[a-z]/i.test(html);

/** Rich text of authors, sanitised with DOMPurify as it is for readers. Plain text keeps its line breaks. */
export function Html({ html }: { html: string }) {
  const clean = useMemo(() => sanitised(html), [html]);
  return (
    <div
      className={classes.html}
      data-plain={isPlain(html) || undefined}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: clean }}
    />
  );
}
