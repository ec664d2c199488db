import { subscriptionIdOf } from '../subscriptions/links';
import type { PublicPage } from './find';

/** True if the path below a page, as its segments, is a valid link to unsubscribe. */
export const endsSubscription = (
  { kind, companyId }: PublicPage,
  [action, link = '', ...rest]: readonly string[],
): boolean =>
  kind === 'changelog' &&
  action === 'unsubscribe' &&
  !rest.length &&
  subscriptionIdOf(link, companyId, 'unsubscribe') !== undefined;
