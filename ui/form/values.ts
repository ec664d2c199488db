'use client';
import { useTranslations } from 'use-intl';

/** The known values of an enumeration, and their texts. */
export type Enumeration<Value extends string> = { values: readonly Value[]; nameOf: (value: Value) => string };

/** True for values that the forms know. Other values are kept as they are stored. */
export const isKnown = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);

/** Returns a function for the text of a value of an enumeration; the text of an unknown value says that it is unknown. */
export function useValueName(): <Value extends string>(of: Enumeration<Value>, value: string) => string {
  const t = useTranslations('forms');
  return ({ values, nameOf }, value) => (isKnown(values, value) ? nameOf(value) : t('unknown', { value }));
}

export const enumeration = <Value extends string>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
): Enumeration<Value> => ({ values, nameOf });
