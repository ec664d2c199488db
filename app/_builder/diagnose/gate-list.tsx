'use client';
import { Box, Text, VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCircleCheck, IconQuestionMark, IconX } from '../../../ui/icons';
import type { Outputs } from '../../_ui/api';
import classes from './diagnose.module.css';

type Diagnosis = Outputs['diagnose']['widget'];
type Gate = Diagnosis['gates'][number];

const ICONS = { passed: IconCircleCheck, held: IconX, unclear: IconQuestionMark };
const stateOf = (passed: boolean | null) => (passed === null ? 'unclear' : passed ? 'passed' : 'held');

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

function Values({ gate, wanted, seen }: Gate) {
  const t = useTranslations('builder.why');
  if (gate !== 'rules') return null;
  return (
    <>
      {[['wanted', wanted] as const, ['seen', seen] as const]
        .filter(([, value]) => value !== undefined)
        .map(([key, value]) => (
          <Text key={key} size="xs" c="dimmed" className={classes.value}>
            {t(key)} <code>{value === null ? t('nothing') : textOf(value)}</code>
          </Text>
        ))}
    </>
  );
}

/** What lets a widget through or holds it back, in order. */
export function GateList({ gates, users }: Pick<Diagnosis, 'gates' | 'users'>) {
  const t = useTranslations('builder.why');
  return (
    <Box component="ol" className={classes.gates} aria-label={t('gates')}>
      {gates.map((gate, index) => {
        const state = stateOf(gate.passed);
        const Icon = ICONS[state];
        return (
          <li key={index} className={classes.gate} data-state={state}>
            <Icon size={16} aria-hidden className={classes.icon} />
            <div className={classes.text}>
              <Text size="sm" fw={550}>
                {t(`gate.${gate.gate}`)} <VisuallyHidden>{t(state)}</VisuallyHidden>
              </Text>
              <Text size="sm" c="dimmed">
                {gate.sentence}
              </Text>
              <Values {...gate} />
            </div>
            {users && gate.users !== undefined && (
              <Text size="xs" c="dimmed" className={classes.users}>
                {t('users', { users: gate.users, total: users.total })}
              </Text>
            )}
          </li>
        );
      })}
    </Box>
  );
}
