import type { Rule } from '../draft/draft';

/** The props of a rule's inputs. */
export type RuleInputProps = {
  rule: Rule;
  operator: string;
  /** Changes fields of the rule. */
  change: (patch: Partial<Rule>) => void;
  disabled: boolean;
  /** The server's message about a field of the rule. */
  issue: (field: 'value' | 'property' | 'userSegmentId') => string | undefined;
  /** The `data-field` of a field of the rule. */
  field: (name: 'value' | 'property' | 'userSegmentId') => string;
  /** The segment whose rules these are: it cannot refer to itself. */
  self?: number | undefined;
};
