import { TRPCClientError } from '@trpc/client';
import { expect, test } from 'vitest';
import { showIssues } from './form-issues';

function errorsFor(values: Record<string, unknown>, issues: { path: string; message: string }[], message = 'Refused.') {
  let shown: unknown;
  const form = { getValues: () => values, setErrors: (errors: unknown) => (shown = errors) };
  const error = new TRPCClientError(message, {
    result: { error: { message, data: { details: { issues } } } },
  } as never);
  showIssues(form as never, error);
  return shown;
}

test('an issue is shown at its field', () => {
  const issues = [{ path: 'rows[1].name', message: 'Too long.' }];
  expect(errorsFor({ title: '', rows: [] }, issues)).toEqual({ 'rows.1.name': 'Too long.' });
});

test('a failure without fields is shown at the first field', () => {
  expect(errorsFor({ title: '', name: '' }, [], 'Ask again later.')).toEqual({ title: 'Ask again later.' });
});

test('issues of fields that the form lacks are shown at the first field without an issue', () => {
  const issues = [
    { path: 'title', message: 'Too long.' },
    { path: 'folderId', message: 'There is no such folder.' },
  ];
  expect(errorsFor({ title: '', name: '' }, issues)).toEqual({
    title: 'Too long.',
    name: 'There is no such folder.',
  });
});
