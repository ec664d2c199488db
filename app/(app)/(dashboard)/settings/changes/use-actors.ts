'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useApi } from '../../../../_ui/data/api';

/** The options of the actor filter: everyone, connected applications, API keys, and `shown` if it is none of these. */
export function useActors(shown: { id: string; name: string } | undefined) {
  const t = useTranslations('changes');
  const api = useApi();
  const { data: applications = [] } = useQuery(api.applications.list.queryOptions());
  const { data: keys } = useQuery(api.apiKeys.list.queryOptions({ limit: 100 }));
  const known = [
    ...applications.map(({ id, application, personName }) => ({
      value: `application:${id}`,
      label: t('application', { application, person: personName }),
    })),
    ...(keys?.data ?? []).map(({ id, name }) => ({ value: `key:${id}`, label: t('key', { name }) })),
  ];
  const isKnown = !shown || known.some(({ value }) => value === shown.id);
  return [
    { value: '', label: t('everyone') },
    ...known,
    ...(isKnown ? [] : [{ value: shown.id, label: shown.name || t('other') }]),
  ];
}
