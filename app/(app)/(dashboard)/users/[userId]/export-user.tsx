'use client';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconDownload } from '../../../../../ui/icons';
import { apiClient } from '../../../../_ui/data/api';
import { toastFailure, useFailureText } from '../../../../_ui/data/change';

/** A file name that every file system accepts, whatever characters the id contains. */
const fileName = (userId: string): string => `user-${userId.replace(/[^\w.@-]+/g, '_').slice(0, 100)}.json`;

function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

/** Downloads all data about a user, in one file. */
export function ExportUser({ userId }: { userId: string }) {
  const t = useTranslations('users');
  const say = useFailureText();
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      save(fileName(userId), JSON.stringify(await apiClient.users.export.query({ userId }), null, 2));
    } catch (error) {
      toastFailure(say(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
      loading={busy}
      onClick={() => void download()}
    >
      {t('export')}
    </Button>
  );
}
