import { z } from 'zod';
import { targetSnapshot } from '../../../../widgets/contract/fields';
import { LENGTHS } from '../../../../widgets/contract/limits';
import { isSelector } from '../../../../widgets/selectors/selector';
import { widgetPathInput } from '../../../operations/widget-types';
import { id, timestamp } from '../../../operations/wire';
import { clientToken } from '../browser/token';

const MODES = ['pick', 'preview'] as const;
const record = z.record(z.string(), z.unknown());

/** An http or https URL, which a browser opens as a page and does not run. */
const pageUrl = z
  .string()
  .max(LENGTHS.url)
  .refine((text) => {
    const url = URL.parse?.(text) ?? (URL.canParse(text) ? new URL(text) : null);
    return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password;
  }, 'Must be an address that begins with http:// or https://.');

const sessionId = z.string().regex(/^\w{1,40}$/);
const secret = z.string().regex(/^p_\w{1,80}$/, 'Must be the token of a page session.');

export const beginInput = z.strictObject({
  widgetType: widgetPathInput,
  id,
  mode: z.enum(MODES),
  url: pageUrl,
  /** The widget to preview, in its current state in the builder. */
  draft: z
    .strictObject({ name: z.string().max(LENGTHS.name), content: record, settings: record, themeId: id.nullable() })
    .optional(),
});

export const begun = z.strictObject({ session: sessionId, url: z.url(), expiresAt: timestamp });

export const readInput = z.strictObject({ widgetType: widgetPathInput, id, session: sessionId });

/** A picked element: selectors that are tried in order, and the number of elements that match them on that page. */
const picked = z.strictObject({
  selector: z.string().min(1).max(LENGTHS.selector).refine(isSelector, 'Must be a CSS selector.'),
  snapshot: targetSnapshot.optional(),
  matches: z.int().min(0).max(1_000_000),
  url: z.string().max(LENGTHS.url),
});

export const session = z.strictObject({
  state: z.enum(['waiting', 'open', 'done', 'expired']),
  picked: picked.nullable(),
});

/** Inputs from the browser script. A token or secret of the page session replaces the claim of a user. */
export const openInput = z.strictObject({ clientToken, token: secret });
export const resumeInput = z.strictObject({ clientToken, secret });
export const pickedInput = z.strictObject({ clientToken, secret, ...picked.shape });

export type BeginInput = z.output<typeof beginInput>;
export type Session = z.output<typeof session>;
export type Picked = z.output<typeof picked>;
