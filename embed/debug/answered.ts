import type { Bootstrap } from '../script/offers';
import type { State } from '../script/runtime';

/** The state once the server has answered. */
export type Answered = State & { answer: Bootstrap };
