import type { Scalar } from './compare';
import { hasPart, isExact, PARTS, type Relations, type Test } from './relations';
import { isAddress, isPlaceholder, withoutQuery } from './url';

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

const isWhole = (text: string): boolean => SCHEME.test(text);
const isPath = (text: string): boolean => text.startsWith('/');

const hasPlaceholder = (address: string): boolean => address.split('/').some(isPlaceholder);

/** An address without its query, as `equals` compares it. */
const addressOf = (value: Scalar): string => withoutQuery(String(value).trim());

const pathOf = (address: string): string =>
  isPath(address) ? address : address.replace(SCHEME, '').replace(/^[^/]*/, '') || '/';

/** Two values in a form in which they can be compared: both with a host, or both as paths. Undefined for other values. */
function inOneForm(a: string, b: string): [string, string] | undefined {
  if (isWhole(a) && isWhole(b)) return [a, b];
  const areKnown = [a, b].every((one) => isWhole(one) || isPath(one));
  return areKnown ? [pathOf(a), pathOf(b)] : undefined;
}

function areOtherAddresses(one: string, other: string): boolean {
  const [a, b] = inOneForm(one, other) ?? [];
  if (a === undefined || b === undefined || (hasPlaceholder(a) && hasPlaceholder(b))) return false;
  return !isAddress(a, b) && !isAddress(b, a);
}

/** True if no page with the address starts with the text. The address may be followed by slashes and a query. */
function startsOtherwise(address: string, start: Test): boolean {
  const text = String(start.value);
  if (hasPlaceholder(address) || (isWhole(text) && !isWhole(address))) return false;
  const [whole = '', beginning] = inOneForm(address, text) ?? [];
  if (beginning === undefined) return false;
  // `inOneForm` reduces a text with a host to its path only when the address is a path.
  const stem = whole.replace(/\/+$/, '');
  if (hasPart(stem, start)) return false;
  const startsWithStem = hasPart(text, { operator: 'starts-with', value: stem });
  return !startsWithStem || /^[^?#]/.test(text.slice(stem.length).replace(/^\/+/, ''));
}

function areApart(a: Test, b: Test): boolean {
  if (isExact(b) && !isExact(a)) return areApart(b, a);
  if (isExact(a) && isExact(b)) return areOtherAddresses(addressOf(a.value), addressOf(b.value));
  if (isExact(a)) return b.operator === 'starts-with' && startsOtherwise(addressOf(a.value), b);
  // An address can start with its host as well as with its path. It can end with any query.
  const texts = [String(a.value), String(b.value)];
  return (texts.every(isPath) || texts.every(isWhole)) && a.operator === 'starts-with' && PARTS.areApart(a, b);
}

/** True if every page that has the address also has the other one. */
function includes(address: string, { value }: Test): boolean {
  const other = addressOf(value);
  if (other !== String(value).trim()) return false;
  if (isPath(other)) return (isPath(address) || isWhole(address)) && isAddress(pathOf(address), other);
  return isWhole(address) && isWhole(other) && isAddress(address, other);
}

function implies(a: Test, b: Test): boolean {
  if (!isExact(a)) return PARTS.implies(a, b);
  const address = addressOf(a.value);
  if (isExact(b)) return includes(address, b);
  if (hasPlaceholder(address) || b.operator === 'ends-with') return false;
  const stems = isWhole(address) ? [address, pathOf(address)] : [address];
  return stems.some((stem) => hasPart(stem.replace(/\/+$/, ''), b));
}

/** Tests for the address of a page. */
export const URLS: Relations = { areApart, implies };
