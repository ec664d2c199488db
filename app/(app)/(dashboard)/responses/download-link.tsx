import { Button } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconDownload } from '../../../../ui/icons';
import { useSession } from '../../../_ui/session/session';

type Props = {
  /** The URL of the table, with a query string. */
  href: string;
  /** The label, if the page has several downloads. */
  text?: string;
};

/** Downloads a table as CSV. A link cannot send headers, so its URL contains the company, also in the HTML that the server renders. */
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
