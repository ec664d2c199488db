import type { FormDraft } from '../../../ui/form/draft';

/** A targeting rule; see the rule types in the OpenAPI description. */
export type Rule = {
  type: string;
  comparisonOperator?: string | undefined;
  value?: unknown;
  property?: string | undefined;
  userSegmentId?: number | undefined;
};

/** A widget as the builder edits it: the fields of an update, with the fields of the widget type in `content`. */
export type Draft = FormDraft & {
  name: string;
  folderId: number | null;
  themeId: number | null;
  rules: Rule[];
  ruleLogicalOperator: 'and' | 'or';
};

/** Applies `patch` to the draft. Content and settings keep the fields that `patch` omits. */
export const withPatch = (draft: Draft, patch: Partial<Draft>): Draft => ({
  ...draft,
  ...patch,
  content: { ...draft.content, ...patch.content },
  settings: { ...draft.settings, ...patch.settings },
});
