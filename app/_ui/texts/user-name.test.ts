import fc from 'fast-check';
import { expect, test } from 'vitest';
import { userHref } from './user-name';

/** The user ID that the page reads from an address, after the browser and the page server have parsed it. */
function readBack(href: string): string | null {
  const { pathname, searchParams, hash } = new URL(href, 'http://docent.example');
  const [, section, part = '', ...more] = pathname.split('/');
  if (section !== 'users' || more.length || hash) return null;
  return part === 'id' && searchParams.has('id') ? searchParams.get('id') : decodeURIComponent(part);
}

test('the page of a user has an address that leads back to the id', () => {
  const ids = ['.', '..', '%2e', 'a/b', 'id', 'x.rsc', 'a@b.com', '?', '#', ';', ' ', '+', '\\'].map((id): [string] => [
    id,
  ]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (userId) => {
      expect(readBack(userHref(userId))).toBe(userId);
    }),
    { examples: ids },
  );
});
