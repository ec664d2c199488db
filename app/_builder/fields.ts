import type { Draft } from './draft';
import type { Widget } from './widget';

const CONTENT = ['steps', 'items', 'options', 'title', 'content'] as const;

/** The part of a widget that the builder edits. */
export function toDraft(widget: Widget): Draft {
  const draft: Draft = {
    name: widget.name,
    folderId: widget.folderId,
    themeId: widget.themeId,
    settings: widget.settings,
    rules: widget.rules,
    ruleLogicalOperator: widget.ruleLogicalOperator === 'or' ? 'or' : 'and',
  };
  for (const key of CONTENT) if (widget[key] !== undefined) Object.assign(draft, { [key]: widget[key] });
  return draft;
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The settings that differ; one that is gone is sent as null, which is its default. */
function changedSettings(base: Draft['settings'], draft: Draft['settings']): Record<string, unknown> {
  const keys = new Set([...Object.keys(base), ...Object.keys(draft)]);
  return Object.fromEntries(
    [...keys].filter((key) => !same(base[key], draft[key])).map((key) => [key, draft[key] ?? null]),
  );
}

/** What an update has to send to lead from `base` to `draft`; empty when nothing changed. */
export function changesOf(base: Draft, draft: Draft): Record<string, unknown> {
  const { settings, rules, ruleLogicalOperator, ...plain } = draft;
  const changed: Record<string, unknown> = Object.fromEntries(
    Object.entries(plain).filter(([key, value]) => !same(base[key as keyof Draft], value)),
  );
  const fields = changedSettings(base.settings, settings);
  if (Object.keys(fields).length) changed.settings = fields;
  if (!same([base.rules, base.ruleLogicalOperator], [rules, ruleLogicalOperator]))
    changed.targeting = { rules, ruleLogicalOperator };
  return changed;
}

/** The draft in the form that the judge of publish requirements reads. */
export function toPublishable({ settings, rules, ...draft }: Draft) {
  const content = Object.fromEntries(CONTENT.flatMap((key) => (draft[key] === undefined ? [] : [[key, draft[key]]])));
  return { content, settings, rules };
}
