/**
 * How long tests wait for a state, in milliseconds. No test depends on it: it only ends a wait for a state that never comes, and is long
 * enough for a machine under heavy load.
 */
export const WAIT_MS = 300_000;
