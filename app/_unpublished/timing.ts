/** Whether readers see published content only from a date in the future on. */
export type Timing = {
  /** True of the published version. */
  isAhead: boolean;
  /** True once the changes are published. */
  becomesAhead: boolean;
};

/** The timing of content without a date: readers see it as soon as it is published. */
export const AT_ONCE: Timing = { isAhead: false, becomesAhead: false };

/** The argument of messages that name the published version: `scheduled` if readers do not see it yet. */
export const versionOf = ({ isAhead }: Timing = AT_ONCE): { version: 'scheduled' | 'live' } => ({
  version: isAhead ? 'scheduled' : 'live',
});
