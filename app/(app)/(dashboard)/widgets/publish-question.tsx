'use client';
import { Button, Group, List, Modal, Stack, Text } from '@mantine/core';
import { useTranslations } from 'use-intl';
import builder from '../../../../messages/en/builder.json';
import type { Unmet } from '../../../../widgets/contract/definition';
import { OddQuestion } from '../../../_builder/odd-question';
import type { DraftWarning } from '../../../_builder/told-warnings';
import { unmetTexts, useWidgetTexts } from '../../../_ui/entities';
import { Link } from '../../../_ui/link';
import { useReturnFocus } from '../../../_ui/return-focus';
import { Texts } from '../../../_ui/texts';
import type { WidgetRow } from './widget-list';

const texts = { builder };

type Props = {
  row: WidgetRow;
  unmet: readonly Unmet[];
  odd: readonly DraftWarning[];
  onClose: () => void;
  onPublish: () => void;
};

/** What stands in the way of publishing from the list, or is asked about first, as in the builder. */
export function PublishQuestion(props: Props) {
  return (
    <Texts of={texts}>
      <Question {...props} />
    </Texts>
  );
}

function Question({ row: { type, path, id, name }, unmet, odd, onClose, onPublish }: Props) {
  useReturnFocus();
  const t = useTranslations();
  const own = useWidgetTexts()(type);
  const textOf = ({ field, message }: Unmet) =>
    field === 'targeting' ? t('builder.unmet.targeting') : (unmetTexts(own, field)?.list ?? message);
  const isBarred = unmet.length > 0;
  return (
    <Modal opened onClose={onClose} title={isBarred ? t('widgets.unmetTitle', { name }) : t('builder.oddAskTitle')}>
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
            <OddQuestion odd={odd} />
          )}
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('widgets.notNow')}
          </Button>
          <Button component={Link} href={`/builder/${path}/${id}`} variant={isBarred ? 'filled' : 'default'}>
            {t('widgets.toBuilder')}
          </Button>
          {!isBarred && <Button onClick={onPublish}>{t('builder.oddAskYes')}</Button>}
        </Group>
      </Stack>
    </Modal>
  );
}
