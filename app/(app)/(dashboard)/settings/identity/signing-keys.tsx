'use client';
import { MultiSelect, Radio, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX } from '../../../../../widgets/contract/limits';
import { useApi } from '../../../../_ui/data/api';
import { useSession } from '../../../../_ui/session/session';
import { type Company, useChangeCompany } from '../use-company';

/** Which API keys sign identity hashes: those that may publish, or the ones that are chosen here. */
export function SigningKeys({ company }: { company: Company }) {
  const t = useTranslations('settings.identity');
  const api = useApi();
  const { isAdmin } = useSession();
  const change = useChangeCompany();
  const { signingKeys } = company.settings.identityVerification;
  const [choosing, setChoosing] = useState(signingKeys !== null);
  const keys = useQuery({ ...api.apiKeys.list.queryOptions({ limit: MAX.listed }), enabled: choosing });
  const save = (next: number[] | null) => change.mutate({ settings: { identityVerification: { signingKeys: next } } });
  const switchTo = (value: string) => {
    setChoosing(value === 'chosen');
    if (value === 'publish' && signingKeys !== null) save(null);
  };
  // Without a signing key, every hash would be refused.
  const choose = (ids: string[]) => {
    if (ids.length) save(ids.map(Number));
  };
  const options = (keys.data?.data ?? []).map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }));
  return (
    <Stack gap="sm">
      <Radio.Group
        label={t('signingKeys')}
        description={t('signingKeysText')}
        value={choosing ? 'chosen' : 'publish'}
        onChange={switchTo}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="publish" label={t('keysThatPublish')} disabled={!isAdmin} />
          <Radio value="chosen" label={t('keysChosen')} disabled={!isAdmin} />
        </Stack>
      </Radio.Group>
      {choosing && (
        <MultiSelect
          label={t('chosenKeys')}
          placeholder={signingKeys?.length ? undefined : t('chooseKeys')}
          error={signingKeys?.length === 0 ? t('noKeyChosen') : undefined}
          data={options}
          value={(signingKeys ?? []).map(String)}
          onChange={choose}
          disabled={!isAdmin || !keys.data}
          maxValues={MAX.signingKeys}
          searchable
        />
      )}
    </Stack>
  );
}
