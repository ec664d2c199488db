'use client';
import { Alert, Button, Table, Text, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconInfoCircle, IconKey, IconPlus } from '../../../../../ui/icons';
import { useApi } from '../../../../_ui/data/api';
import { Page } from '../../../../_ui/layout/page-frame';
import { Paged, useOffset } from '../../../../_ui/lists/paged';
import { EmptyState } from '../../../../_ui/page-states/states';
import { useSession } from '../../../../_ui/session/session';
import { DeleteKey } from './delete-key';
import { KeyForm } from './key-form';
import { KeyRow } from './key-row';
import type { ApiKey } from './types';

function KeyTable({ keys, onDelete }: { keys: ApiKey[]; onDelete: ((key: ApiKey) => void) | undefined }) {
  const t = useTranslations();
  const { canPublish } = useSession();
  const mayDelete = ({ scopes }: ApiKey) => canPublish || !scopes.includes('publish');
  return (
    <Table verticalSpacing="sm" layout="auto">
      <Table.Thead>
        <Table.Tr>
          <Table.Th w={{ base: '100%', sm: 'auto' }}>{t('common.name')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('settings.apiKeys.key')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('settings.apiKeys.scopes')}</Table.Th>
          <Table.Th visibleFrom="sm">{t('settings.apiKeys.lastUsed')}</Table.Th>
          <Table.Th visibleFrom="md">{t('settings.apiKeys.created')}</Table.Th>
          {onDelete && (
            <Table.Th w={80}>
              <VisuallyHidden>{t('common.more')}</VisuallyHidden>
            </Table.Th>
          )}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {keys.map((key) => (
          <KeyRow key={key.id} apiKey={key} onDelete={onDelete && (() => onDelete(key))} canDelete={mayDelete(key)} />
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Keys() {
  const t = useTranslations();
  const api = useApi();
  const { canWrite, role } = useSession();
  const [creating, setCreating] = useState(false);
  const [keyToDelete, setKeyToDelete] = useState<ApiKey>();
  const query = useQuery(api.apiKeys.list.queryOptions({ limit: 50, offset: useOffset() }));
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setCreating(true)}>
      {t('settings.apiKeys.new')}
    </Button>
  );
  const empty = (
    <EmptyState
      icon={IconKey}
      title={t('settings.apiKeys.empty')}
      text={t('settings.apiKeys.emptyText')}
      action={add}
    />
  );
  const any = Boolean(query.data?.pagination.total);
  return (
    <Page
      title={t('settings.apiKeys.title')}
      description={t('settings.apiKeys.description')}
      actions={any ? add : undefined}
      awaited={query.isPending}
    >
      {role === 'viewer' && (
        <Alert icon={<IconInfoCircle aria-hidden />} mb="md" color="gray">
          {t('settings.apiKeys.viewer')}
        </Alert>
      )}
      <Paged query={query} empty={empty}>
        {({ data }) => (
          <>
            <KeyTable keys={data} onDelete={canWrite ? setKeyToDelete : undefined} />
            <Text size="sm" c="dimmed" mt="lg">
              {t('settings.apiKeys.secretNote')}
            </Text>
          </>
        )}
      </Paged>
      {creating && <KeyForm onClose={() => setCreating(false)} />}
      {keyToDelete && <DeleteKey apiKey={keyToDelete} onClose={() => setKeyToDelete(undefined)} />}
    </Page>
  );
}

/** The company's API keys, with buttons to reveal, copy, create and delete them. */
export function ApiKeys() {
  return (
    <Suspense>
      <Keys />
    </Suspense>
  );
}
