import { scalars } from '../../../../widgets/targeting/compare';
import { isMet } from '../../../../widgets/targeting/judge';
import { PAGE_JUDGES } from '../../../../widgets/targeting/page';
import type { Rule } from '../../../../widgets/targeting/rule';

/** The rules of a widget that only the page can evaluate, and whether one of them is enough. */
export type PageRules = { rules: readonly Rule[]; any: boolean };

/** More addresses in the rules of two widgets are not combined with each other. */
const MAX_COMBINED = 20;
const DEVICES = ['desktop', 'tablet', 'mobile'];
const ORIGIN = 'https://app.example.com';

/** An address that contains a text of a rule: whole, from the host on or from the path on; `{x}` is any part of a path. */
function addressWith(text: string): string {
  const filled = text.trim().replace(/\{[^{}/]*\}/g, 'x');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(filled)) return filled;
  return ORIGIN + (filled.startsWith('/') ? '' : '/') + filled;
}

/** URLs to evaluate the rules on: one for each text in the rules, one for each pair, and one without any. */
function addressesOf(rules: readonly Rule[]): string[] {
  const texts = [
    ...new Set(rules.filter(({ type }) => type === 'url').flatMap(({ value }) => scalars(value).map(String))),
  ];
  const some = texts.slice(0, MAX_COMBINED);
  const pairs = some.flatMap((one) => some.filter((other) => other !== one).map((other) => one + other));
  return [`${ORIGIN}/a-page-without-rules`, ...texts, ...pairs].map((text) => addressWith(text));
}

/** Rules about an address or a device are evaluated; of others, such as the language or the time, a page can always be found. */
const isSampled = ({ type }: Rule): boolean => ['all-pages', 'url', 'device'].includes(type);

/**
 * True if a page can match the rules of both widgets. Evaluates them on URLs built from the texts in the rules, so that
 * `contains /settings` and `ends with /billing` both match `/settings/billing`.
 */
export function mayShareAPage(one: PageRules, other: PageRules): boolean {
  const now = new Date();
  return addressesOf([...one.rules, ...other.rules]).some((url) =>
    DEVICES.some((device) => {
      const met = (rule: Rule) => !isSampled(rule) || isMet(PAGE_JUDGES, rule, { now, url, device });
      return [one, other].every(({ rules, any }) => (any ? rules.some(met) : rules.every(met)));
    }),
  );
}
