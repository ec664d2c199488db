const AGAIN = 'Try again in a second.';

/**
 * Why a request is answered with 503: the value in the metric and the log, and the sentence in the answer. The sentences are for callers,
 * so they name no host, table or statement.
 */
export const UNAVAILABLE_CAUSES = {
  queue: `Too many requests already wait for their turn. ${AGAIN}`,
  turn: `Other requests took too long, and this one did not get its turn in time. ${AGAIN}`,
  connections: `No connection to the database was free in time. ${AGAIN}`,
  lock: `Other requests hold what this one needs, and did not release it in time. ${AGAIN}`,
  statement: `The database did not finish this request in time. ${AGAIN}`,
  database: `The database does not answer at the moment. ${AGAIN}`,
  picture: `The browser did not draw this preview in time. ${AGAIN}`,
  disk_full: 'The database has no space left. Try again once the operator of this installation has made room.',
  migrations: 'The database is not migrated to this version yet. Try again once it is.',
  stopping: `This process is stopping. ${AGAIN}`,
} as const;

export type UnavailableCause = keyof typeof UNAVAILABLE_CAUSES;
