import type { Content, Settings } from '../contract/definition';
import { knownValues } from '../contract/known-values';
import type { WidgetType } from '../contract/types';
import { warnings as ofTypes } from '../generated/warnings';
import { momentOf } from '../targeting/dates';
import type { Rule } from '../targeting/rule';
import { ruleWarnings } from '../targeting/warnings';
import { placeholdersIn } from './placeholders';
import { type Link, type PendingWarning, pictureOnly, type WidgetWarnings, warnIf, warnIfUnknown } from './warning';

/** The path of the rules in the body of a widget. */
export const RULES = 'targeting.rules';

/** The parts of a widget that can have warnings. */
export type Judged = {
  content: Content;
  settings: Settings;
  rules: readonly Rule[];
  ruleLogicalOperator: string | null;
};

/** Warnings about the settings that all types share. */
function displayWarnings({ frequency, startAt, endAt, sender }: Settings, now: number): PendingWarning[] {
  const [start, end] = [momentOf(startAt), momentOf(endAt)];
  const { mode, intervalHours } = (frequency ?? {}) as { mode?: unknown; intervalHours?: unknown };
  const { imageUrl } = (sender ?? {}) as { imageUrl?: unknown };
  return [
    ...pictureOnly('settings.sender.imageUrl', imageUrl),
    ...warnIfUnknown('settings.frequency.mode', mode, knownValues.frequency),
    ...warnIf(
      mode === 'interval' && typeof intervalHours !== 'number',
      'settings.frequency.intervalHours',
      'missing_value',
      '`interval` needs the hours between two showings.',
    ),
    ...warnIf(end !== undefined && end <= now, 'settings.endAt', 'over', 'The end is in the past, so no user sees it.'),
    ...warnIf(
      start !== undefined && end !== undefined && start >= end,
      'settings.startAt',
      'ends_before_start',
      'The end is before the start, so no user sees it.',
    ),
  ];
}

const judgeOf = (type: WidgetType): WidgetWarnings => ofTypes[type];

/**
 * The warnings about valid fields that are probably mistakes; `completeWarnings` completes the messages. It does not query the database: the
 * server checks `linksOf`. Requirements of publishing are in `unmetRequirements`.
 */
export const warningsOf = (type: WidgetType, widget: Judged, now: Date): PendingWarning[] => [
  ...judgeOf(type).judge(widget),
  ...displayWarnings(widget.settings, now.getTime()),
  ...placeholdersIn(widget.content, ''),
  ...placeholdersIn(widget.settings, 'settings'),
  ...ruleWarnings(widget.rules, widget.ruleLogicalOperator, RULES, now),
];

/** The records that the widget links to. They may not exist, or not be live. */
export const linksOf = (type: WidgetType, widget: Pick<Judged, 'content' | 'settings'>): Link[] =>
  judgeOf(type).links?.(widget) ?? [];

/** A name with a comma, which list filters split in two. */
export const nameWarnings = (name: string): PendingWarning[] =>
  warnIf(
    name.includes(','),
    'name',
    'comma_in_name',
    'List filters separate names with commas, so this name is read as two names.',
  );
