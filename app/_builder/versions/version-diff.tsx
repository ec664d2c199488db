'use client';
import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Fields } from '../../../ui/form/draft';
import type { WidgetType } from '../../../widgets/contract/types';
import { useApi } from '../../_ui/data/api';
import { Loaded, RowsSkeleton } from '../../_ui/page-states/states';
import { entryText, valueTexts } from '../../_unpublished/value-text';
import type { Widget } from '../draft/widget';
import { useFrequencyText, useTimeText } from '../texts/frequency-text';
import { usePlaceName } from '../texts/place-names';
import { type Difference, differences } from './difference';
import classes from './history.module.css';

function Side({ kind, value }: { kind: 'old' | 'now'; value: string }) {
  return (
    <Text size="sm" component={kind === 'old' ? 'del' : 'ins'} className={classes[kind]}>
      {value}
    </Text>
  );
}

/** Names the entries of a field in the order of `ids`. */
const inOrder = (ids: unknown, entries: unknown): string =>
  String(ids)
    .split(' ')
    .map((id) => entryText((entries as Fields[] | undefined)?.find((entry) => entry.id === id) ?? id))
    .join(', ');

type Props = { type: WidgetType; widget: Widget; number: number };

/** The differences between a version and the stored widget, field by field. */
export function VersionDiff({ type, widget, number }: Props) {
  const t = useTranslations('builder');
  const unpublished = useTranslations('unpublished');
  const common = useTranslations('common');
  const placeName = usePlaceName(type);
  const query = useQuery(useApi().widgetVersions.get.queryOptions({ widgetId: widget.id, number }));
  const frequency = useFrequencyText();
  const timeText = useTimeText();
  const words = {
    nothing: unpublished('nothing'),
    yes: common('yes'),
    no: common('no'),
    rules: JSON.stringify,
    frequency,
  };
  const textsOf = ({ path, old, now }: Difference, snapshot: Fields): [string, string] => {
    const [field = '', last] = path;
    if (path.length === 2 && last === 'order')
      return [inOrder(old, snapshot[field]), inOrder(now, (widget as Fields)[field])];
    return valueTexts([timeText(path, old), timeText(path, now)], words);
  };
  return (
    <Box className={classes.compared}>
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
                {found.map((one) => {
                  const [old, now] = textsOf(one, snapshot);
                  return (
                    <Box component="li" key={one.path.join(' ')} className={classes.difference}>
                      <Text size="xs" fw={600}>
                        {placeName(one.path, widget, snapshot)}
                      </Text>
                      <Side kind="old" value={old} />
                      <Side kind="now" value={now} />
                    </Box>
                  );
                })}
              </Box>
            </>
          );
        }}
      </Loaded>
    </Box>
  );
}
