'use client';
import { ActionIcon, Badge, Code, Group, Table, Text, Tooltip } from '@mantine/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconEye, IconEyeOff, IconTrash } from '../../../../../ui/icons';
import { Day, Time } from '../../../../_ui/texts/time';
import { ChangesLink } from '../changes-link';
import { CopyIcon } from '../copy-icon';
import classes from './api-keys.module.css';
import type { ApiKey } from './types';

const SHOWN = 4;
const isWhole = ({ key }: ApiKey) => !key.includes('*');

function Secret({ apiKey }: { apiKey: ApiKey }) {
  const t = useTranslations('settings.apiKeys');
  const [revealed, setRevealed] = useState(false);
  const { key, name } = apiKey;
  const whole = isWhole(apiKey);
  const text = revealed ? key : `dk_••••${key.slice(-SHOWN)}`;
  return (
    <Group gap={2} wrap="nowrap">
      <Tooltip label={t('hidden')} disabled={whole} multiline maw={260}>
        <Code className={classes.secret} data-whole={revealed || undefined} tabIndex={whole ? undefined : 0}>
          {text}
        </Code>
      </Tooltip>
      {whole && (
        <>
          <Tooltip label={revealed ? t('hide') : t('reveal')}>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-pressed={revealed}
              aria-label={`${t('reveal')}: ${name}`}
              onClick={() => setRevealed(!revealed)}
            >
              {revealed ? <IconEyeOff size={16} aria-hidden /> : <IconEye size={16} aria-hidden />}
            </ActionIcon>
          </Tooltip>
          <CopyIcon value={key} label={name} />
        </>
      )}
    </Group>
  );
}

export function Scopes({ scopes }: { scopes: ApiKey['scopes'] }) {
  const t = useTranslations('settings.apiKeys');
  return (
    <Group gap={4}>
      {scopes.map((scope) => (
        <Tooltip key={scope} label={t(`scopeTexts.${scope}`)} multiline maw={280}>
          <Badge variant="default" tt="none" fw={500} radius="sm" tabIndex={0}>
            {t(`scopeNames.${scope}`)}
          </Badge>
        </Tooltip>
      ))}
    </Group>
  );
}

/** A key in the list, masked until the person reveals it. */
export function KeyRow({
  apiKey,
  onDelete,
  canDelete,
}: {
  apiKey: ApiKey;
  /** Undefined if the person may not delete any key. `canDelete` is about this key. */
  onDelete: (() => void) | undefined;
  canDelete: boolean;
}) {
  const t = useTranslations();
  const { id, name, scopes, createdAt, lastUsedAt } = apiKey;
  const used = lastUsedAt ? <Time at={lastUsedAt} /> : t('common.never');
  return (
    <Table.Tr>
      <Table.Td className={classes.name}>
        <Text size="sm" fw={550}>
          {name}
        </Text>
        <Group hiddenFrom="sm" gap={6} mt={6}>
          <Secret apiKey={apiKey} />
          <Scopes scopes={scopes} />
          <Text size="xs" c="dimmed" w="100%">
            {t('settings.apiKeys.lastUsed')}: {used}
          </Text>
        </Group>
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Secret apiKey={apiKey} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Scopes scopes={scopes} />
      </Table.Td>
      <Table.Td visibleFrom="sm">
        <Text size="sm" c="dimmed" component="div">
          {used}
        </Text>
      </Table.Td>
      <Table.Td visibleFrom="md">
        <Text size="sm" c="dimmed" component="div">
          <Day at={createdAt} />
        </Text>
      </Table.Td>
      {onDelete && (
        <Table.Td>
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <ChangesLink actor={`key:${id}`} name={name} />
            <Tooltip label={canDelete ? t('common.delete') : t('settings.apiKeys.notYours')} multiline maw={260}>
              <ActionIcon
                variant="subtle"
                color="red"
                // Not `disabled`, because keyboard users could not reach the tooltip with the reason.
                data-disabled={!canDelete || undefined}
                aria-disabled={!canDelete || undefined}
                onClick={canDelete ? onDelete : undefined}
                aria-label={t('settings.apiKeys.deleteTitle', { name })}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Tooltip>
          </Group>
        </Table.Td>
      )}
    </Table.Tr>
  );
}
