import type { ActorRef } from '../../analytics/events/actors';

const OF_BROWSER = 'anonymous:';
const OF_USER = 'user:';

/**
 * Returns the key under which the votes of a person are stored. A user id that resembles the key of a browser gets a prefix, so that
 * the two never collide.
 */
export function voterOf(who: ActorRef): string {
  if ('anonymousId' in who) return OF_BROWSER + who.anonymousId;
  const { userId } = who;
  return userId.startsWith(OF_BROWSER) || userId.startsWith(OF_USER) ? OF_USER + userId : userId;
}
