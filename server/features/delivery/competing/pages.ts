import { scalars } from '../../../../widgets/targeting/compare';
import { isMet } from '../../../../widgets/targeting/judge';
import { PAGE_JUDGES } from '../../../../widgets/targeting/page';
import type { Rule } from '../../../../widgets/targeting/rule';

/** The rules of a widget that only the page can evaluate, and whether one of them is enough. */
export type PageRules = { rules: readonly Rule[]; any: boolean };

/** Maximum texts of the rules that are combined into pairs. */
const MAX_COMBINED = 20;
const DEVICES = ['desktop', 'tablet', 'mobile'];
const ORIGIN = 'https://app.example.com';

/** A URL that contains a text of a rule: the text itself if it is a URL, otherwise the text as a path. Replaces `{name}` by `x`. */
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

/** True for rules about an address or a device. All other rules, such as the language or the time, are assumed to be met. */
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
