import type { Database } from '../../../database/database';
import { repeat } from '../../../platform/repeat';
import { rollUpEvents } from './rollup';

/** Rolls up events every half minute, until what it returns is called. Any number of processes may do so on one database. */
export const startRollups = (database: Database, everyMs = 30_000): (() => Promise<void>) =>
  repeat((stopped) => rollUpEvents(database, { stopped }), {
    everyMs,
    complaint: 'rolling up events failed; it will be tried again',
  });
