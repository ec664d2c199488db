// Browsers ignore these characters inside a scheme, so "java\nscript:" would pass as a relative path.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are searched for
const HIDDEN = /[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028\u2029\ufeff]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** A link that may be followed: http, https, mailto or relative. @returns undefined for anything else. */
export function safeLink(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const bare = value.replace(HIDDEN, '');
  if (!bare) return undefined;
  const scheme = SCHEME.exec(bare)?.[0].toLowerCase();
  return scheme === undefined || ['http:', 'https:', 'mailto:'].includes(scheme) ? value.trim() : undefined;
}

/** The address of a picture or video: http, https or relative. @returns undefined for anything else. */
export function safeSource(value: unknown): string | undefined {
  const link = safeLink(value);
  return link && !/^mailto:/i.test(link.replace(HIDDEN, '')) ? link : undefined;
}
