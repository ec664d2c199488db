import { expect, test } from 'vitest';
import { answeredTypes } from './answered-types';
import { RESPONSE_FORMS } from './type';
import { widgetTypes } from './types';

test('each form of responses belongs to one widget type', () => {
  const declared = Object.values(widgetTypes).flatMap((type) => ('responses' in type ? [type.responses] : []));
  expect(declared.toSorted()).toEqual([...RESPONSE_FORMS].sort());
  for (const form of RESPONSE_FORMS) expect(answeredTypes[form].responses).toBe(form);
});
