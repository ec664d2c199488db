'use client';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type Outputs, useApi, usePublicApi } from '../../../_ui/data/api';
import { useChange } from '../../../_ui/data/change';
import type { IssuesForm } from '../../../_ui/forms/form-issues';

export type Company = Outputs['company']['get'];

const POLL_MS = 10_000;

/** The company's settings. With `watch`, they are polled until the browser script is installed. */
export function useCompany({ watch = false } = {}) {
  const api = useApi();
  return useQuery({
    ...api.company.get.queryOptions({}),
    refetchInterval: ({ state }) => (watch && state.data?.installation.installed === false ? POLL_MS : false),
  });
}

/** Changes the company's settings. */
export function useChangeCompany(options: { form?: IssuesForm } = {}) {
  const t = useTranslations('common');
  const api = useApi();
  const publicApi = usePublicApi();
  return useChange(api.company.update.mutationOptions(), {
    ...options,
    done: t('saved'),
    refresh: [api.company.get.queryKey(), publicApi.session.queryKey()],
    optimistic: {
      key: api.company.get.queryKey(),
      update: (old: Company, { name, settings = {} }) => ({
        ...old,
        name: name ?? old.name,
        settings: {
          ...old.settings,
          ...settings,
          appearance: { ...old.settings.appearance, ...settings.appearance },
          identityVerification: { ...old.settings.identityVerification, ...settings.identityVerification },
        },
      }),
    },
  });
}
