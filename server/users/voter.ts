import type { Who } from '../events/actors';

const OF_BROWSER = 'anonymous:';
const OF_USER = 'user:';

/**
 * The name that somebody's votes are kept under. A user whose id reads like such a name gets it marked, so that no browser's name is
 * ever that of a user.
 */
export function voterOf(who: Who): string {
  if ('anonymousId' in who) return OF_BROWSER + who.anonymousId;
  const { userId } = who;
  return userId.startsWith(OF_BROWSER) || userId.startsWith(OF_USER) ? OF_USER + userId : userId;
}
