'use client';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { References } from '../../../ui/form/references';
import { MAX } from '../../../widgets/contract/limits';
import { containsInAnyCase } from '../../../widgets/targeting/any-case';
import { useApi, useApiClient } from '../../_ui/data/api';
import { widgetCalls } from '../draft/widget';

const SHOWN = 50;

/** Finds the company's widgets and changelogs for the forms of the builder. */
export const references: References = {
  useWidgets: (type, search, stored) => {
    const t = useTranslations('forms.pick');
    const api = useApi();
    const calls = widgetCalls(useApiClient(), type);
    const [text] = useDebouncedValue(search, 200);
    const chosen = useQuery({
      queryKey: [...api.widgets.pathKey(), 'referred', type, stored],
      queryFn: () => calls.get(stored ?? 0),
      enabled: stored !== undefined,
      retry: false,
    });
    // The search box holds the label of the selected item, which is not a query.
    const name = chosen.data?.name ?? '';
    const isLabel = [name, t('draft', { name }), t('gone', { id: stored ?? 0 })].includes(text);
    const query = text && !isLabel ? text : undefined;
    const { data } = useQuery({
      ...api.widgets.list.queryOptions({ type, sort: 'created', limit: SHOWN, query }),
      placeholderData: (before) => before,
    });
    return { found: data?.data, chosen: chosen.error ? null : chosen.data };
  },
  useChangelogs: (search, stored) => {
    const { data } = useQuery(useApi().changelogs.list.queryOptions({ limit: MAX.listed }));
    const chosen = data?.data.find(({ id }) => id === stored);
    const wanted = search && search !== chosen?.name ? search : '';
    return {
      found: data?.data.filter(({ name }) => containsInAnyCase(name, wanted)),
      chosen: data && stored !== undefined ? (chosen ?? null) : chosen,
    };
  },
};
