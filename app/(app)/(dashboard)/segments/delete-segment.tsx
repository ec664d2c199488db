'use client';
import { Anchor, Button, List, Modal, Text } from '@mantine/core';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { confirm } from '../../../../ui/confirm';
import { IconTrash } from '../../../../ui/icons';
import { isWidgetType, widgetTypes } from '../../../../widgets/contract/types';
import { failureOf, useApi } from '../../../_ui/data/api';
import { toastFailure, useChange, useFailureText } from '../../../_ui/data/change';
import { Link } from '../../../_ui/navigation/link';
import classes from './segments.module.css';

type Use = { kind: string; id: number; name: string };

const hrefOf = ({ kind, id }: Use): string | undefined => {
  if (isWidgetType(kind)) return `/builder/${widgetTypes[kind].path}/${id}`;
  return kind === 'segment' ? `/segments/${id}` : undefined;
};

/** Deletes a segment after confirmation. If rules refer to it, lists what the rules belong to instead. */
export function DeleteSegment({
  segment,
  onDeleted,
}: {
  segment: { id: number; name: string };
  onDeleted: () => void;
}) {
  const t = useTranslations();
  const api = useApi();
  const router = useRouter();
  const say = useFailureText();
  const [usedBy, setUsedBy] = useState<Use[]>();
  const remove = useChange(api.segments.delete.mutationOptions(), {
    done: t('segments.deleted', { name: segment.name }),
    refresh: [api.segments.list.queryKey()],
    quiet: true,
    onDone: () => {
      onDeleted();
      router.push('/segments');
    },
  });
  const onError = (error: unknown) => {
    const { details } = failureOf(error);
    if (Array.isArray(details.usedBy)) setUsedBy(details.usedBy as Use[]);
    else toastFailure(say(error));
  };
  const ask = () =>
    confirm({
      title: t('segments.deleteTitle', { name: segment.name }),
      text: t('segments.deleteText'),
      yes: t('common.delete'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ id: segment.id }, { onError }),
    });
  return (
    <>
      <Button
        variant="default"
        className={classes.danger}
        leftSection={<IconTrash size={16} aria-hidden />}
        onClick={ask}
        loading={remove.isPending}
      >
        {t('common.delete')}
      </Button>
      <Modal opened={usedBy !== undefined} onClose={() => setUsedBy(undefined)} title={t('segments.usedTitle')}>
        <Text size="sm" mb="sm">
          {t('segments.usedText')}
        </Text>
        <List size="sm" spacing={4}>
          {usedBy?.map((use) => {
            const href = hrefOf(use);
            return (
              <List.Item key={`${use.kind}-${use.id}`} style={{ overflowWrap: 'anywhere' }}>
                {href ? (
                  <Anchor component={Link} href={href} size="sm">
                    {use.name}
                  </Anchor>
                ) : (
                  use.name
                )}
              </List.Item>
            );
          })}
        </List>
      </Modal>
    </>
  );
}
