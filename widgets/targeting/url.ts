import { type Scalar, TEXT_TESTS } from './compare';

export const withoutQuery = (text: string): string => text.split(/[?#]/, 1).join();

/** The address in every form that people write it: whole, from the host on, from the path on; with or without hash and query. */
function forms(url: string): string[] {
  const whole = url.trim();
  const fromHost = whole.replace(/^[a-z][a-z0-9+.-]*:\/\//i, '');
  const fromPath = fromHost === whole ? whole : fromHost.replace(/^[^/?#]*/, '') || '/';
  const path = fromPath.startsWith('/') ? fromPath : `/${fromPath}`;
  const texts = [whole, fromHost, path];
  return [...new Set(texts.flatMap((text) => [text, text.split('#', 1).join(), withoutQuery(text)]))];
}

export const isPlaceholder = (part: string): boolean => /^\{[^{}]*\}$/.test(part);

const partsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/');

/** True if a form of the address equals the pattern. `{x}` matches one part of the path, and a trailing slash is ignored. */
export function isAddress(form: string, pattern: string): boolean {
  const [path, wanted] = [withoutQuery(form), withoutQuery(pattern)];
  if (form.slice(path.length) !== pattern.slice(wanted.length)) return false;
  const [parts, wantedParts] = [partsOf(path), partsOf(wanted)];
  return (
    parts.length === wantedParts.length &&
    wantedParts.every((part, index) => (isPlaceholder(part) ? parts[index] !== '' : parts[index] === part))
  );
}

/** True when the address meets one value under a positive operator. */
export function urlMatches(url: string, operator: string, value: Scalar): boolean {
  const test = TEXT_TESTS[operator];
  if (operator === 'equals' || operator === 'is-one-of')
    return forms(url).some((form) => isAddress(form, String(value).trim()));
  return forms(url).some((form) => test?.(form, value) ?? false);
}
