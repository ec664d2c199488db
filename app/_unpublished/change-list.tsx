'use client';
import { Box, Button, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { wordChanges } from '../../embed/kit/word-changes';
import type { Change } from '../../widgets/merge/three-way-merge';
import { type Timing, versionOf } from './timing';
import type { Texts } from './types';
import classes from './unpublished.module.css';

/** A text in which the words that differ are marked. */
function Marked({ words }: { words: NonNullable<ReturnType<typeof wordChanges>> }) {
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

/** Both values of a place; a value is left out if the place does not exist on that side. */
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

/** Text, in which differing words can be marked. A date and time is compared as a whole. */
const isProse = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && !/^\d{4}-\d\d-\d\dT/.test(value);

type Props = {
  timing?: Timing;
  changes: readonly Change[];
  nameOf: (path: string) => string;
  textsOf: (change: Change) => Texts;
  /** The places that were changed in the live version as well. */
  conflicts: readonly { path: string }[];
  /** Gives a place its live value again; left out where nothing can be changed. */
  onUndo?: ((path: string) => void) | undefined;
  /** Decides a conflict. */
  onDecide?: ((path: string, side: 'live' | 'draft') => void) | undefined;
  busy?: boolean;
};

/** What publishing would change, place by place. In texts, the words that differ are marked. */
export function ChangeList(props: Props) {
  const { timing, changes, nameOf, textsOf, conflicts, onUndo, onDecide, busy = false } = props;
  const version = versionOf(timing);
  const t = useTranslations('unpublished');
  const undecided = new Set(conflicts.map(({ path }) => path));
  return (
    <Box component="ul" className={classes.changes}>
      {changes.map((change) => {
        const [from, to] = textsOf(change);
        const name = nameOf(change.path);
        const isUndecided = undecided.has(change.path);
        const words = isProse(change.from) && isProse(change.to) ? wordChanges(from, to) : undefined;
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
                  {t('conflict', version)}
                </Text>
                {onDecide && (
                  <>
                    <Button
                      size="compact-sm"
                      variant="default"
                      loading={busy}
                      aria-label={t('keepLiveOf', { name, ...version })}
                      onClick={() => onDecide(change.path, 'live')}
                    >
                      {t('keepLive', version)}
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
