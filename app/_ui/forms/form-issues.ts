import type { UseFormReturnType } from '@mantine/form';
import { failureOf } from '../data/api';

export type IssuesForm = Pick<UseFormReturnType<Record<string, unknown>>, 'setErrors' | 'getValues'>;

/** Codes of failures that no input can mend, such as an ended session: they belong to no field. */
const NOT_ABOUT_INPUT = new Set(['internal_error', 'network', 'rate_limit_exceeded', 'unauthorized', 'unavailable']);

/** True for a failure that the input has caused, such as a name that is taken. */
export const isAboutInput = (error: unknown): boolean => !NOT_ABOUT_INPUT.has(failureOf(error).code);

/** Shows the server's issues at their fields. The first field without an issue shows the issues that belong to no field of the form. */
export function showIssues(form: IssuesForm, error: unknown): void {
  const { issues, message } = failureOf(error);
  const values = form.getValues();
  const isKnown = ({ path }: { path: string }) => Object.hasOwn(values, path.split(/[.[]/, 1).join());
  const known = issues.filter(isKnown);
  const errors = Object.fromEntries(
    known.map(({ path, message }) => [path.replaceAll('[', '.').replaceAll(']', ''), message]),
  );
  const others = known.length ? issues.filter((issue) => !isKnown(issue)).map(({ message }) => message) : [message];
  const free = Object.keys(values).find((field) => !Object.hasOwn(errors, field));
  form.setErrors(others.length && free !== undefined ? { ...errors, [free]: others.join(' ') } : errors);
}
