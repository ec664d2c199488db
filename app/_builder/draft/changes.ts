import type { Fields } from '../../../ui/form/draft';
import type { RouterKey } from '../../../widgets/contract/type';
import type { WidgetPath } from '../../../widgets/contract/types';
import type { Outputs } from '../../_ui/data/api';
import type { Draft } from './draft';
import { type Widget, withUnpublished } from './widget';

type Answers = Outputs[RouterKey<WidgetPath>]['get'];

/** The fields that the API returns for every widget. All other fields are content, which the widget type adds. */
const COMMON = {
  id: true,
  name: true,
  active: true,
  createdAt: true,
  updatedAt: true,
  version: true,
  folderId: true,
  themeId: true,
  settings: true,
  rules: true,
  ruleLogicalOperator: true,
  dashboardUrl: true,
  note: true,
  warnings: true,
  draft: true,
  schedule: true,
} satisfies Record<keyof Answers, true>;

const NOT_EDITED = new Set([...Object.keys(COMMON), 'unpublished']);

/** The part of a widget that the builder edits. */
export const toDraft = (widget: Widget): Draft => ({
  name: widget.name,
  folderId: widget.folderId,
  themeId: widget.themeId,
  content: Object.fromEntries(Object.entries(widget).filter(([key]) => !NOT_EDITED.has(key))),
  settings: widget.settings,
  rules: widget.rules,
  ruleLogicalOperator: widget.ruleLogicalOperator === 'or' ? 'or' : 'and',
});

/** The draft of a widget that the API returned, with the unpublished changes if the widget is live. */
export const toEdited = (widget: Widget): Draft => toDraft(withUnpublished(widget));

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ, with their values in `draft`; null for a removed field. */
const changedIn = (base: Fields, draft: Fields): Fields =>
  Object.fromEntries(
    [...new Set([...Object.keys(base), ...Object.keys(draft)])]
      .filter((key) => !same(base[key], draft[key]))
      .map((key) => [key, draft[key] ?? null]),
  );

const plainOf = ({ name, folderId, themeId, content }: Draft): Fields => ({ name, folderId, themeId, ...content });

const targetingOf = ({ rules, ruleLogicalOperator }: Draft): Fields => ({ rules, ruleLogicalOperator });

/** The fields of an update that leads from `base` to `draft`; empty when nothing changed. */
export function changesOf(base: Draft, draft: Draft): Fields {
  const settings = changedIn(base.settings, draft.settings);
  const targeting = targetingOf(draft);
  return {
    ...changedIn(plainOf(base), plainOf(draft)),
    ...(Object.keys(settings).length ? { settings } : {}),
    ...(same(targetingOf(base), targeting) ? {} : { targeting }),
  };
}
