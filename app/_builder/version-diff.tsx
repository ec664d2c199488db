'use client';
import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../_ui/api';
import { Loaded, RowsSkeleton } from '../_ui/states';
import classes from './builder.module.css';
import { type Difference, differences } from './difference';
import type { Widget } from './widget';

function Side({ kind, value }: { kind: 'old' | 'now'; value: string | undefined }) {
  const t = useTranslations('builder');
  return (
    <Text size="sm" component={kind === 'old' ? 'del' : 'ins'} className={classes[kind]}>
      {value ?? t('absent')}
    </Text>
  );
}

function Line({ difference: { path, old, now } }: { difference: Difference }) {
  return (
    <Box component="li" className={classes.difference}>
      <Text size="xs" ff="monospace" c="dimmed">
        {path}
      </Text>
      <Side kind="old" value={old} />
      <Side kind="now" value={now} />
    </Box>
  );
}

/** The differences between a version and what is stored now, field by field. */
export function VersionDiff({ widget, number }: { widget: Widget; number: number }) {
  const t = useTranslations('builder');
  const query = useQuery(useApi().widgetVersions.get.queryOptions({ widgetId: widget.id, number }));
  return (
    <Box w="100%">
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} height={36} />}>
        {({ snapshot }) => {
          const found = differences(snapshot, widget);
          if (!found.length)
            return (
              <Text size="sm" c="dimmed">
                {t('noDifference')}
              </Text>
            );
          return (
            <>
              <Text size="xs" c="dimmed" mb={4}>
                {t('diffLegend', { number })}
              </Text>
              <Box component="ul" className={classes.differences}>
                {found.map((one) => (
                  <Line key={one.path} difference={one} />
                ))}
              </Box>
            </>
          );
        }}
      </Loaded>
    </Box>
  );
}
