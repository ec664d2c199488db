'use client';
import { Box, Text, VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCircleCheck, IconQuestionMark, IconX } from '../../../ui/icons';
import { valueInWords } from '../../../widgets/targeting/gates';
import type { Outputs } from '../../_ui/data/api';
import classes from './diagnose.module.css';

type Diagnosis = Outputs['diagnose']['widget'];
type Gate = Diagnosis['gates'][number];

const ICONS = { passed: IconCircleCheck, held: IconX, unclear: IconQuestionMark };
const stateOf = (passed: boolean | null) => (passed === null ? 'unclear' : passed ? 'passed' : 'held');

/** The actual value that a rule was compared with; the sentence of the rule has the expected value. */
function Seen({ gate, seen }: Gate) {
  const t = useTranslations('builder.why');
  if (gate !== 'rules' || seen === undefined) return null;
  return (
    <Text size="xs" c="dimmed" className={classes.value}>
      {t('seen')} <b>{valueInWords(seen)}</b>
    </Text>
  );
}

/** The name of a gate. The gates `archived` and `live` are named after the actual state of the widget. */
const nameOf = ({ gate, passed }: Gate) =>
  gate === 'archived' && passed ? 'notArchived' : gate === 'live' && !passed ? 'draft' : gate;

/** The gates of a widget in order, each with its outcome. */
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
                {t(`gate.${nameOf(gate)}`)}
                <VisuallyHidden>: {t(state)}</VisuallyHidden>
              </Text>
              <Text size="sm" c="dimmed">
                {gate.sentence}
              </Text>
              <Seen {...gate} />
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
