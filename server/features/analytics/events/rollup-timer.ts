import type { Database } from '../../../database/types';
import { repeat } from '../../../platform/repeat';
import { rollUpEvents } from './rollup';

/** Rolls up events every half minute. @returns a function that stops it. Several processes may run it. */
export const startRollups = (database: Database, everyMs = 30_000): (() => Promise<void>) =>
  repeat((stopped) => rollUpEvents(database, { stopped }), {
    everyMs,
    complaint: 'rolling up events failed and will be retried',
  });
