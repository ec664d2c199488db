'use client';
import {
  Button,
  Center,
  Image,
  Modal,
  Skeleton,
  Stack,
  Text,
  UnstyledButton,
  useComputedColorScheme,
} from '@mantine/core';
import { useDisclosure, useInViewport } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type WidgetType, widgetTypes } from '../../../../../widgets/contract/types';
import { useApi, useApiClient } from '../../../../_ui/data/api';
import classes from './picture.module.css';

let last: Promise<unknown> = Promise.resolve();

/** Requests pictures one at a time, because the server draws a company's pictures one at a time. Each is shown as soon as it is drawn. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

type Props = { type: WidgetType; id: number; draft: boolean; alt: string };

/** The picture of a widget, in the colors of the dashboard, drawn when it is scrolled into view. Opens at full size. */
export function Picture({ type, id, draft, alt }: Props) {
  const t = useTranslations('proposals.pictures');
  const common = useTranslations('common');
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [opened, { open, close }] = useDisclosure();
  const input = { widgetType: widgetTypes[type].path, id, draft, scheme };
  const client = useApiClient();
  const { data, error, refetch, isFetching } = useQuery({
    ...useApi().previews.get.queryOptions(input),
    queryFn: ({ signal }) => inTurn(() => client.previews.get.query(input, { signal })),
    enabled: inViewport,
    refetchOnWindowFocus: false,
  });
  const source = data && `data:image/png;base64,${data.png}`;
  return (
    <div ref={ref} className={classes.frame}>
      {source && (
        <UnstyledButton className={classes.open} onClick={open} aria-label={t('open', { alt })}>
          <Image src={source} alt={alt} className={classes.picture} />
        </UnstyledButton>
      )}
      {!source && error && !isFetching && (
        <Center h="100%" p="sm">
          <Stack gap="xs" align="center">
            <Text size="sm" ta="center" role="alert">
              {t('failed')}
            </Text>
            <Button size="xs" variant="default" onClick={() => refetch()}>
              {common('tryAgain')}
            </Button>
          </Stack>
        </Center>
      )}
      {!source && !(error && !isFetching) && (
        <Skeleton h="100%" radius={0} role="status" aria-label={t('drawing', { alt })} />
      )}
      <Modal
        opened={opened}
        onClose={close}
        title={alt}
        size="auto"
        closeButtonProps={{ 'aria-label': common('close') }}
      >
        <Image src={source} alt={alt} w={data?.width} maw="100%" fit="contain" />
      </Modal>
    </div>
  );
}
