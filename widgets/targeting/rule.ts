/** One targeting rule as it is stored. `value` has the form that the type asks for. */
export type Rule = {
  type: string;
  comparisonOperator?: string | undefined;
  value?: unknown;
  /** The metadata key of a `user-property` rule. */
  property?: string | undefined;
  /** The segment of a `user-segment` rule. */
  userSegmentId?: number | undefined;
};
