'use client';
import { Box, Button, Group, Text } from '@mantine/core';
import { diffWordsWithSpace } from 'diff';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/draft';
import type { Change } from '../../../widgets/three-way-merge';
import type { WidgetType } from '../../../widgets/types';
import { useAllFolders, useAllThemes } from '../../_ui/all-folders';
import type { Draft, Rule } from '../draft';
import { useFrequencyText, useTimeText } from '../frequency-text';
import { usePlaceName } from '../place-names';
import { useDescription } from '../targeting/names';
import { entryText, valueTexts } from '../value-text';
import { fieldsOf, partsOf } from './fields';
import classes from './unpublished.module.css';

/** Longer texts are shown whole, one below the other: marking their words would take too long. */
const MAX_MARKED_LENGTH = 4_000;
const MIN_SAME_SHARE = 0.4;

const rulesOf = (value: unknown): Rule[] => (value as { rules?: Rule[] } | null)?.rules ?? [];

/** Both sides of a change, in words for people. */
function useTexts(live: Draft, draft: Draft, changes: readonly Change[]) {
  const t = useTranslations('builder');
  const common = useTranslations('common');
  const lists = { folderId: useAllFolders().folders, themeId: useAllThemes().themes };
  const targeting = changes.find(({ path }) => path === 'targeting');
  const describe = useDescription('widget', [...rulesOf(targeting?.from), ...rulesOf(targeting?.to)]);
  const frequency = useFrequencyText();
  const timeText = useTimeText();
  const words = {
    nothing: t('absent'),
    frequency,
    yes: common('yes'),
    no: common('no'),
    rules: (value: object) =>
      describe(rulesOf(value), (value as Pick<Draft, 'ruleLogicalOperator'>).ruleLogicalOperator),
  };
  const ordered = (ids: unknown, entries: unknown) =>
    (ids as string[])
      .map((id) => entryText((entries as Fields[] | undefined)?.find((entry) => entry.id === id) ?? id))
      .join(', ');
  return ({ path, from, to }: Change): [string, string] => {
    const parts = partsOf(path);
    const [field = '', last] = parts;
    if (last === 'order') return [ordered(from, fieldsOf(live)[field]), ordered(to, fieldsOf(draft)[field])];
    const list = field === 'folderId' || field === 'themeId' ? lists[field] : undefined;
    const named = (value: unknown) => list?.find(({ id }) => id === value)?.name ?? timeText(parts, value);
    return valueTexts([named(from), named(to)], words);
  };
}

/** The words of a text before and after; undefined where so few are the same that two texts are read more easily. */
function wordsOf(from: string, to: string) {
  if (from.length + to.length > MAX_MARKED_LENGTH) return undefined;
  const words = diffWordsWithSpace(from, to);
  const same = words.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  const share = same.join('').replace(/\s/g, '').length / Math.max(from.length, to.length);
  return share >= MIN_SAME_SHARE ? words : undefined;
}

/** A text with the words that differ marked. */
function Marked({ words }: { words: NonNullable<ReturnType<typeof wordsOf>> }) {
  return (
    <Text size="sm" className={classes.marked}>
      {words.map(({ value, added, removed }, index) => {
        const key = `${index} ${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        if (removed) return <del key={key}>{value}</del>;
        return <Fragment key={key}>{value}</Fragment>;
      })}
    </Text>
  );
}

/** Both values; that of a place that is missing on one side is left out. */
function Sides({ from, to }: { from: string | undefined; to: string | undefined }) {
  return (
    <>
      {from !== undefined && (
        <Text size="sm" component="del" className={classes.old}>
          {from}
        </Text>
      )}
      {to !== undefined && (
        <Text size="sm" component="ins" className={classes.now}>
          {to}
        </Text>
      )}
    </>
  );
}

const isProse = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

type Props = {
  type: WidgetType;
  /** The live widget. */
  live: Draft;
  /** The widget as it would be after publishing. */
  draft: Draft;
  changes: readonly Change[];
  /** The places that were changed in the live widget as well. */
  conflicts: readonly { path: string }[];
  /** Gives a place its live value again; left out where nothing can be changed. */
  onUndo?: ((path: string) => void) | undefined;
  /** Decides a conflict. */
  onDecide?: ((path: string, side: 'live' | 'draft') => void) | undefined;
  busy?: boolean;
};

/** What publishing would change, field by field, with the words of a text that differ marked. */
export function ChangeList({ type, live, draft, changes, conflicts, onUndo, onDecide, busy = false }: Props) {
  const t = useTranslations('builder.unpublished');
  const placeName = usePlaceName(type);
  const undecided = new Set(conflicts.map(({ path }) => path));
  const textsOf = useTexts(live, draft, changes);
  return (
    <Box component="ul" className={classes.changes}>
      {changes.map((change) => {
        const [from, to] = textsOf(change);
        const name = placeName(partsOf(change.path), draft.content, live.content);
        const isUndecided = undecided.has(change.path);
        const words = isProse(change.from) && isProse(change.to) ? wordsOf(from, to) : undefined;
        return (
          <li key={change.path} className={classes.change} data-conflict={isUndecided || undefined}>
            <Group justify="space-between" wrap="nowrap" gap="xs">
              <Text size="sm" fw={600} className={classes.place}>
                {name}
              </Text>
              {!isUndecided && onUndo && (
                <Button
                  size="compact-xs"
                  variant="subtle"
                  color="gray"
                  aria-label={t('undoOf', { name })}
                  onClick={() => onUndo(change.path)}
                >
                  {t('undo')}
                </Button>
              )}
            </Group>
            {words ? (
              <Marked words={words} />
            ) : (
              <Sides from={change.from === null ? undefined : from} to={change.to === null ? undefined : to} />
            )}
            {isUndecided && (
              <Group gap="xs" mt={4}>
                <Text size="sm" c="var(--docent-warning)" className={classes.place}>
                  {t('conflict')}
                </Text>
                {onDecide && (
                  <>
                    <Button
                      size="compact-sm"
                      variant="default"
                      loading={busy}
                      aria-label={t('keepLiveOf', { name })}
                      onClick={() => onDecide(change.path, 'live')}
                    >
                      {t('keepLive')}
                    </Button>
                    <Button
                      size="compact-sm"
                      variant="default"
                      loading={busy}
                      aria-label={t('keepDraftOf', { name })}
                      onClick={() => onDecide(change.path, 'draft')}
                    >
                      {t('keepDraft')}
                    </Button>
                  </>
                )}
              </Group>
            )}
          </li>
        );
      })}
    </Box>
  );
}
