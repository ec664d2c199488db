import type { FormDraft } from '../../ui/form/draft';

/** A targeting rule; see the document's rule types. */
export type Rule = {
  type: string;
  comparisonOperator?: string | undefined;
  value?: unknown;
  property?: string | undefined;
  userSegmentId?: number | undefined;
};

/** A widget as the builder edits it: the fields of its update, those of its type apart. */
export type Draft = FormDraft & {
  name: string;
  folderId: number | null;
  themeId: number | null;
  rules: Rule[];
  ruleLogicalOperator: 'and' | 'or';
};

/** The draft with `patch` in it. Content and settings keep what `patch` does not name. */
export const withPatch = (draft: Draft, patch: Partial<Draft>): Draft => ({
  ...draft,
  ...patch,
  content: { ...draft.content, ...patch.content },
  settings: { ...draft.settings, ...patch.settings },
});
