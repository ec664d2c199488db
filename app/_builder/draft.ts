import type { KindPath } from '../_ui/kinds';

/** A targeting rule; see the document's rule types. */
export type Rule = {
  type: string;
  comparisonOperator?: string | undefined;
  value?: unknown;
  property?: string | undefined;
  userSegmentId?: number | undefined;
};

/** One step, item, question or option. `id` is missing until it is first saved. */
export type Entry = { id?: string | undefined; [field: string]: unknown };

/** A widget as the builder edits it: the fields of its update, nothing else. */
export type Draft = {
  name: string;
  folderId: number | null;
  themeId: number | null;
  settings: Record<string, unknown>;
  rules: Rule[];
  ruleLogicalOperator: 'and' | 'or';
  /** Tours. */
  steps?: Entry[];
  /** Checklists. */
  items?: Entry[];
  /** Feedback widgets. */
  options?: Entry[];
  /** Smart tips and announcements. */
  title?: string;
  content?: string;
};

/** What a form of the builder gets. */
export type FormProps = {
  path: KindPath;
  draft: Draft;
  /** Changes fields of the draft. Changes with the same `label` in quick succession are one step of undo. */
  change: (patch: Partial<Draft>, label?: string) => void;
  /** Changes one setting; `undefined` and the empty text are sent as null, which means the default. */
  set: (key: string, value: unknown) => void;
  disabled: boolean;
  /** What the server said of a field, whose path reads like `steps[0].domQuery`. */
  issue: (path: string) => string | undefined;
  /** The step, item or question that the preview shows. */
  focus: number;
  setFocus: (index: number) => void;
};
