'use client';
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import builder from '../../../../messages/en/builder.json';
import type { Unmet } from '../../../../widgets/contract/definition';
import { PublishWarningsDialog } from '../../../_builder/publishing/publish-warnings-dialog';
import type { DraftWarning } from '../../../_builder/publishing/visible-warnings';
import { useReturnFocus } from '../../../_ui/forms/return-focus';
import { Link } from '../../../_ui/navigation/link';
import { unmetTexts, useWidgetTexts } from '../../../_ui/texts/entities';
import { Texts } from '../../../_ui/texts/texts';
import type { WidgetRow } from './widget-row';

const texts = { builder };

type Props = {
  row: WidgetRow;
  unmet: readonly Unmet[];
  warnings: readonly DraftWarning[];
  onClose: () => void;
  onPublish: () => void;
};

/** The dialog before publishing from the list: unmet requirements, or warnings to confirm, as in the builder. */
export function PublishQuestion(props: Props) {
  return (
    <Texts of={texts}>
      <Question {...props} />
    </Texts>
  );
}

function Question({ row: { type, path, id, name }, unmet, warnings, onClose, onPublish }: Props) {
  useReturnFocus();
  const t = useTranslations();
  const own = useWidgetTexts()(type);
  const textOf = ({ field, message }: Unmet) =>
    field === 'targeting' ? t('builder.unmet.targeting') : (unmetTexts(own, field)?.list ?? message);
  const isBarred = unmet.length > 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={isBarred ? t('widgets.unmetTitle', { name }) : t('builder.publishAnywayTitle')}
    >
      <Stack>
        <Text component="div" size="sm">
          {isBarred ? (
            <Stack gap="xs">
              <span>{t('widgets.unmetText')}</span>
              <List size="sm" withPadding>
                {unmet.map((one) => (
                  <List.Item key={one.field}>{textOf(one)}</List.Item>
                ))}
              </List>
            </Stack>
          ) : (
            <PublishWarningsDialog warnings={warnings} />
          )}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('widgets.notNow')}
          </Button>
          <Button component={Link} href={`/builder/${path}/${id}`} variant={isBarred ? 'filled' : 'default'}>
            {t('widgets.toBuilder')}
          </Button>
          {!isBarred && <Button onClick={onPublish}>{t('builder.publishAnyway')}</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}
