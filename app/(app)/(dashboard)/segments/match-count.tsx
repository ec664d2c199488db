'use client';
import { Box, Group, Loader, Progress, Text } from '@mantine/core';
import { useFormatter, useTranslations } from 'use-intl';
import { useWarningText } from '../../../_builder/publishing/warning-list';
import { isFilled } from '../../../_builder/targeting/rule-types';
import { failureOf, type Inputs } from '../../../_ui/data/api';
import { useFailureText } from '../../../_ui/data/change';
import classes from './segments.module.css';
import { useCount } from './use-count';

/** The number of users that match the rules in the editor, saved or not. */
export function MatchCount(condition: Inputs['segments']['count']) {
  const t = useTranslations('segments');
  const format = useFormatter();
  const say = useFailureText();
  const textOf = useWarningText();
  const filled = condition.rules.every(isFilled);
  const { data, error, isStale } = useCount(condition);
  if (!filled || (error && failureOf(error).code === 'validation_error'))
    return (
      <Text size="sm" c="dimmed" role="status">
        {t('incomplete')}
      </Text>
    );
  if (error)
    return (
      <Text size="sm" className={classes.danger} role="alert">
        {say(error)}
      </Text>
    );
  const share = data?.total ? data.matching / data.total : 0;
  return (
    <Box opacity={isStale ? 0.6 : 1} aria-busy={isStale}>
      <Group gap="xs" mih={24} role="status">
        <Text size="sm">
          {data
            ? t.rich('count', { matching: data.matching, total: data.total, b: (text) => <b>{text}</b> })
            : t('counting')}
        </Text>
        {data && data.total > 0 && (
          <Text size="sm" c="dimmed">
            {format.number(share, { style: 'percent', maximumFractionDigits: share < 0.1 ? 1 : 0 })}
          </Text>
        )}
        {isStale && <Loader size={14} aria-hidden />}
      </Group>
      <Progress value={share * 100} size={6} mt={6} aria-label={t('share')} />
      {data?.warnings?.map(({ path, code }) => (
        <Text key={`${path} ${code}`} size="sm" c="var(--docent-warning)" mt={6}>
          {textOf({ field: path, code })}
        </Text>
      ))}
    </Box>
  );
}
