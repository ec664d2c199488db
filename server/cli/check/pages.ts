import type { Facts } from '../../../widgets/targeting/judge';
import { PAGE_JUDGES, pageMatches } from '../../../widgets/targeting/page';
import type { Rule } from '../../../widgets/targeting/rule';
import { urlMatches } from '../../../widgets/targeting/url';
import type { LiveWidget } from './live-widgets';

const URL_OPERATORS = ['equals', 'is-one-of', 'starts-with', 'contains'];

const isOfThePage = ({ type }: Rule): boolean => Object.hasOwn(PAGE_JUDGES, type);

/** The paths and addresses that a widget names. */
function namedBy({ rules, targets }: LiveWidget): string[] {
  const values = rules.flatMap(({ type, comparisonOperator = 'equals', value }) =>
    type === 'url' && URL_OPERATORS.includes(comparisonOperator) ? value : [],
  );
  return [...values, ...targets.map(({ page }) => page)].filter((one): one is string => typeof one === 'string');
}

/** The pages to open: the base URL, the given pages, and the pages of the same origin that widgets name. Patterns are ignored. */
export function pagesFor(base: URL, given: readonly string[], widgets: readonly LiveWidget[]): string[] {
  const named = widgets.flatMap(namedBy).filter((one) => /^(\/(?!\/)|https?:\/\/)/.test(one) && !/[{}*]/.test(one));
  const urls = ['', ...given, ...named].map((one) => new URL(one, base));
  return [...new Set(urls.filter(({ origin }) => origin === base.origin).map(({ href }) => href))];
}

/** True when a widget can show on a page to at least one person: rules about people count as met. */
export function belongsOn({ rules, any }: LiveWidget, facts: Facts): boolean {
  const ofPage = rules.filter(isOfThePage);
  if (ofPage.length < rules.length && (any || !ofPage.length)) return true;
  return pageMatches(ofPage, any ? 'or' : 'and', facts);
}

/** True if `url` is the page that a target names, or if the target names no page. */
export const isOn = (page: string | undefined, url: string): boolean => !page || urlMatches(url, 'equals', page);
