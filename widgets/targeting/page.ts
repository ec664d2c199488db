// The browser script loads this file only if a widget has one of these rules.

import { ADDRESS_JUDGES } from './address';
import { ORDER_TESTS, scalars } from './compare';
import { momentOf } from './dates';
import { areMet, type Facts, type Judges } from './judge';
import { ORDER_OPERATORS } from './operators';
import type { Rule } from './rule';

/** `fr` matches `fr` and `fr-CA`; `fr-CA` matches only `fr-CA`. */
export const isLanguage = (language: string, wanted: string): boolean =>
  `${language.toLowerCase()}-`.startsWith(`${wanted.toLowerCase()}-`);

/** The rules on other facts of a page: the time, location, language, elements, and device. */
export const VISIT_JUDGES: Judges = {
  'current-time': {
    operators: ORDER_OPERATORS,
    judge: ({ value }, operator, { now }) => {
      const moment = momentOf(value);
      return moment === undefined ? undefined : ORDER_TESTS[operator]?.(now.getTime() - moment);
    },
  },
  location: {
    operators: ['is-one-of', 'is-not-one-of'],
    judge: ({ value }, _, { country }) =>
      country !== undefined && scalars(value).some((one) => String(one).toUpperCase() === country.toUpperCase()),
  },
  language: {
    operators: ['is-one-of', 'is-not-one-of'],
    judge: ({ value }, _, { language }) =>
      language !== undefined && scalars(value).some((one) => isLanguage(language, String(one))),
  },
  element: {
    operators: ['present', 'not-present'],
    judge: ({ value }, _, { hasElement }) => (typeof value === 'string' ? (hasElement?.(value) ?? false) : undefined),
  },
  device: {
    operators: ['is-one-of'],
    judge: ({ value }, _, { device }) => device !== undefined && scalars(value).includes(device),
  },
};

/** The rules that only the page can evaluate. */
export const PAGE_JUDGES: Judges = { ...ADDRESS_JUDGES, ...VISIT_JUDGES };

/** True when a page meets all rules, or with `or` any. Rules about anything but the page are not met. */
export const pageMatches = (rules: readonly Rule[], joinedBy: 'and' | 'or', facts: Facts): boolean =>
  areMet(PAGE_JUDGES, rules, joinedBy, facts);
