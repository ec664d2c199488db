/** A stored targeting rule. The format of `value` depends on the type. */
export type Rule = {
  type: string;
  comparisonOperator?: string | undefined;
  value?: unknown;
  /** The metadata key of a `user-property` rule. */
  property?: string | undefined;
  /** The segment of a `user-segment` rule. */
  userSegmentId?: number | undefined;
};
