'use client';
import { Button, Group, Paper, SegmentedControl, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { confirm } from '../../../../../ui/confirm';
import { IconPencil, IconPlus } from '../../../../../ui/icons';
import { compareNames } from '../../../../../widgets/targeting/any-case';
import { momentOf } from '../../../../../widgets/targeting/dates';
import { type Outputs, useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { RowMenu } from '../../../../_ui/lists/row-menu';
import classes from '../users.module.css';
import { textOf } from '../value';
import { JsonForm } from './json-form';
import { ValueForm } from './value-form';

type User = Outputs['users']['get'];

function Value({ value }: { value: unknown }) {
  const t = useTranslations('users');
  const format = useFormatter();
  const moment = momentOf(value);
  if (typeof value === 'boolean') return t(value ? 'true' : 'false');
  if (value === null)
    return (
      <Text span size="sm" c="dimmed">
        {t('null')}
      </Text>
    );
  if (value === '')
    return (
      <Text span size="sm" c="dimmed">
        {t('emptyValue')}
      </Text>
    );
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value.join(', ') || '[]';
  if (moment === undefined) return textOf(value);
  return (
    <>
      {format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })}
      <Text size="xs" c="dimmed">
        {textOf(value)}
      </Text>
    </>
  );
}

function ValueActions({ user, name, onEdit }: { user: User; name: string; onEdit: () => void }) {
  const t = useTranslations();
  const api = useApi();
  const remove = useChange(api.users.patch.mutationOptions(), {
    done: t('users.removed', { key: name }),
    refresh: [api.users.pathKey()],
  });
  const ask = () =>
    confirm({
      title: t('users.removeTitle', { key: name }),
      text: t('users.removeText'),
      yes: t('common.remove'),
      no: t('common.cancel'),
      onYes: () => remove.mutate({ userId: user.userId, metadata: { [name]: null } }),
    });
  return (
    <RowMenu of={name}>
      {({ EditItem, DeleteItem }) => (
        <>
          <EditItem onClick={onEdit} />
          <DeleteItem text={t('common.remove')} onClick={ask} />
        </>
      )}
    </RowMenu>
  );
}

/** The metadata of a user, as a table or as JSON, to read and to edit. */
export function Metadata({ user, canWrite }: { user: User; canWrite: boolean }) {
  const t = useTranslations();
  const [view, setView] = useState('table');
  const [edited, setEdited] = useState<{ name: string | undefined }>();
  const [editsJson, setEditsJson] = useState(false);
  const entries = Object.entries(user.metadata).sort(([one], [other]) => compareNames(one, other));
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="metadata">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="sm" id="metadata">
          {t('users.metadata')}
        </Title>
        <SegmentedControl
          size="xs"
          aria-label={t('users.view')}
          data={[
            { value: 'table', label: t('users.table') },
            { value: 'json', label: t('users.json') },
          ]}
          value={view}
          onChange={setView}
        />
      </Group>
      {view === 'json' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to scroll it
        <pre className={classes.json} tabIndex={0}>
          {JSON.stringify(user.metadata, null, 2)}
        </pre>
      ) : entries.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('users.noMetadata')}
        </Text>
      ) : (
        <Table layout="fixed" verticalSpacing={6} horizontalSpacing={4} withRowBorders>
          <Table.Tbody>
            {entries.map(([name, value]) => (
              <Table.Tr key={name}>
                <Table.Th scope="row" className={classes.key} fz="sm">
                  {name}
                </Table.Th>
                <Table.Td className={classes.value} fz="sm">
                  <Value value={value} />
                </Table.Td>
                {canWrite && (
                  <Table.Td w={38} pr={0} className={classes.value}>
                    <ValueActions user={user} name={name} onEdit={() => setEdited({ name })} />
                  </Table.Td>
                )}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
      {canWrite && (
        <Group mt="sm">
          {view === 'json' ? (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPencil size={14} aria-hidden />}
              onClick={() => setEditsJson(true)}
            >
              {t('users.editJson')}
            </Button>
          ) : (
            <Button
              size="xs"
              variant="default"
              leftSection={<IconPlus size={14} aria-hidden />}
              onClick={() => setEdited({ name: undefined })}
            >
              {t('users.add')}
            </Button>
          )}
        </Group>
      )}
      {edited && <ValueForm user={user} name={edited.name} onClose={() => setEdited(undefined)} />}
      {editsJson && <JsonForm user={user} onClose={() => setEditsJson(false)} />}
    </Paper>
  );
}
