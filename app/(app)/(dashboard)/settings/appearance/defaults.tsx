'use client';
import { ColorInput, Group, Paper, Select, SimpleGrid, Stack, Text, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useTranslations } from 'use-intl';
import { HEX_COLOR, LENGTHS } from '../../../../../widgets/contract/limits';
import { useSession } from '../../../../_ui/session/session';
import { SaveButton } from '../save-button';
import { type Company, useChangeCompany } from '../use-company';
import { Sample } from './sample';

const SCHEMES = ['auto', 'light', 'dark'] as const;

/** Appearance of widgets without a theme. */
export function Defaults({ company }: { company: Company }) {
  const t = useTranslations();
  const { canPublish } = useSession();
  const { accentColor, colorScheme, logoUrl } = company.settings.appearance;
  const form = useForm({
    initialValues: { accentColor: accentColor ?? '', colorScheme, logoUrl: logoUrl ?? '' },
    validateInputOnBlur: true,
    validate: {
      accentColor: (value) => (value === '' || HEX_COLOR.test(value) ? null : t('settings.appearance.notColor')),
    },
  });
  const change = useChangeCompany();
  const values = form.getValues();
  const submit = form.onSubmit(({ accentColor, colorScheme, logoUrl }) =>
    change.mutate(
      { settings: { appearance: { accentColor: accentColor || null, colorScheme, logoUrl: logoUrl.trim() || null } } },
      { onSuccess: () => form.resetDirty() },
    ),
  );
  return (
    <Paper withBorder p="lg" component="section">
      <Title order={2}>{t('settings.appearance.defaults')}</Title>
      <Text size="sm" c="dimmed" mt={4} mb="md">
        {t('settings.appearance.defaultsText')}
      </Text>
      <form onSubmit={submit} noValidate>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Stack>
            <ColorInput
              label={t('settings.appearance.accentColor')}
              placeholder={t('settings.appearance.automatic')}
              disabled={!canPublish}
              eyeDropperButtonProps={{ 'aria-label': t('settings.appearance.pick') }}
              {...form.getInputProps('accentColor')}
            />
            <Select
              label={t('settings.appearance.colorScheme')}
              data={SCHEMES.map((value) => ({ value, label: t(`settings.appearance.schemes.${value}`) }))}
              allowDeselect={false}
              disabled={!canPublish}
              {...form.getInputProps('colorScheme')}
            />
            <TextInput
              label={t('settings.appearance.logoUrl')}
              description={t('settings.appearance.logoUrlHint')}
              placeholder="https://example.com/logo.svg"
              maxLength={LENGTHS.url}
              disabled={!canPublish}
              {...form.getInputProps('logoUrl')}
            />
          </Stack>
          <Sample
            settings={{ primaryColor: values.accentColor || null }}
            scheme={values.colorScheme === 'auto' ? undefined : values.colorScheme}
          />
        </SimpleGrid>
        <Group justify="flex-end" mt="md">
          {canPublish ? (
            <SaveButton saving={change.isPending} dirty={form.isDirty()} />
          ) : (
            <Text size="sm" c="dimmed">
              {t('common.needsAdmin')}
            </Text>
          )}
        </Group>
      </form>
    </Paper>
  );
}
