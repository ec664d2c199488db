import { expect, it } from 'vitest';
import { isGenerated } from '../../embed/kit/generated-id';

it.each(['new-project', 'export', 'step-2', 'p80', 'nav-reports', 'createProject', 'h1'])(
  '%s was written by a person',
  (id) => expect(isGenerated(id)).toBe(false),
);

it.each([
  ':r1:',
  '«r3»',
  'radix-12',
  'headlessui-menu-button-1',
  'mantine-2yym4sx6x-label',
  'input-4821',
  'ember42',
  'x1a2b',
  '9f8e7d6c-1b2a',
  '_abc',
  'Button__root',
])('%s was made up by a library', (id) => expect(isGenerated(id)).toBe(true));
