import type { UseFormReturnType } from '@mantine/form';
import { failureOf } from './api';

export type IssuesForm = Pick<UseFormReturnType<Record<string, unknown>>, 'setErrors' | 'getValues'>;

/** Shows the issues of the server at their fields. If none belongs to a field of the form, the first field shows the message. */
export function showIssues(form: IssuesForm, error: unknown): void {
  const { issues, message } = failureOf(error);
  const values = form.getValues();
  const known = issues.filter(({ path }) => Object.hasOwn(values, path.split(/[.[]/, 1).join()));
  const [first = ''] = Object.keys(values);
  const errors = Object.fromEntries(
    known.map(({ path, message }) => [path.replaceAll('[', '.').replaceAll(']', ''), message]),
  );
  form.setErrors(known.length ? errors : { [first]: message });
}
