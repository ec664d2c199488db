import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconDownload } from '../../../../ui/icons';
import { useSession } from '../../../_ui/session';

type Props = {
  /** What selects the table. */
  href: string;
  /** What it is, where the page has others. */
  text?: string;
};

/** Downloads a table as CSV. A link cannot send headers, so its URL holds the company, already in the HTML of the server. */
export function DownloadLink({ href, text }: Props) {
  const t = useTranslations('responses');
  const { company } = useSession();
  return (
    <Button
      component="a"
      href={company ? `${href}&company=${company.id}` : href}
      download
      variant="default"
      leftSection={<IconDownload size={16} aria-hidden />}
    >
      {text ?? t('download')}
    </Button>
  );
}
