import type { Unmet } from '../contract/definition';

/** An NPS widget needs nothing beyond targeting. */
export const requirements = (): Unmet<never>[] => [];
