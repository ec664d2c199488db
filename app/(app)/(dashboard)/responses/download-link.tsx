import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconDownload } from '../../../../ui/icons';

/** Downloads a table as CSV: what the address in `href` selects. */
export function DownloadLink({ href }: { href: string }) {
  const t = useTranslations('responses');
  return (
    <Button component="a" href={href} download variant="default" leftSection={<IconDownload size={16} aria-hidden />}>
      {t('download')}
    </Button>
  );
}
