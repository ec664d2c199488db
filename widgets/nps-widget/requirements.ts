import type { Unmet } from '../definition';

/** An NPS widget needs nothing beyond targeting. */
export const requirements = (): Unmet<never>[] => [];
