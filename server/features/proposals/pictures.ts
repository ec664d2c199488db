import type { KnownDefinition } from '../../../widgets/contract/registry';
import { env } from '../../platform/env';
import type { Part, Pictures } from './part';

const urlOf = ({ path }: KnownDefinition, { targetId }: Part): string =>
  `${env().APP_URL}/api/v1/widgets/${path}/${targetId}/preview.png`;

/** The pictures of a new widget, which has no former content. Null without a browser: the URLs would return status 501. */
export const picturesOfNew = (definition: KnownDefinition, part: Part): Pictures | null =>
  env().CHROMIUM_PATH ? { before: null, after: urlOf(definition, part) } : null;

/**
 * The pictures of a live widget before and after its draft is published. Once the draft is published, there is no picture of the former
 * content. Null without a browser.
 */
export function picturesOfDraft(definition: KnownDefinition, part: Part, hasDraft: boolean): Pictures | null {
  if (!env().CHROMIUM_PATH) return null;
  const live = urlOf(definition, part);
  const isPublished = part.state === 'published' || (part.state === 'kept' && part.after !== null);
  if (isPublished) return { before: null, after: live };
  const isProposed = hasDraft && (part.state === 'open' || part.state === 'kept');
  return { before: live, after: isProposed ? `${live}?draft=true` : null };
}
