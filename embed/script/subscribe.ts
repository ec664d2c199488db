import type { Trigger } from '../../widgets/targeting/trigger';

/** Calls `then` each time that the named event happens. @returns a function that unsubscribes */
export type Subscribe = (name: string, then: () => void) => () => void;

/** Waits for a trigger. @returns a function that stops waiting */
export type When = (trigger: Trigger, subscribe: Subscribe, then: () => void) => () => void;
