/** A number from 0 up to, but not including, 100: always the same for the same text, and evenly distributed over different texts. */
export function rolloutShare(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}

/** The key for `rolloutShare` of a person in a segment, the same for every widget. @param person the user id, or the anonymous id */
export const segmentRolloutKey = (person: string): string => `segment:${person}`;
