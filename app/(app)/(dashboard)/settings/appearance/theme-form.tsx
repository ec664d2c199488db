'use client';
import { Autocomplete, ColorInput, Grid, Input, Modal, Slider, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMediaQuery } from '@mantine/hooks';
import { useTranslations } from 'use-intl';
import { LENGTHS } from '../../../../../widgets/contract/limits';
import { useApi } from '../../../../_ui/data/api';
import { useChange } from '../../../../_ui/data/change';
import { FormFoot } from '../../../../_ui/forms/form-dialog';
import { useReturnFocus } from '../../../../_ui/forms/return-focus';
import { Sample } from './sample';
import { hasLowContrast, settingsOf, themeFieldsOf } from './settings-of';
import type { Theme } from './theme';

const SWATCHES = ['#4f46e5', '#2563eb', '#0f766e', '#15803d', '#b45309', '#be123c', '#7e22ce', '#111827', '#ffffff'];
const FONTS = ['Inter', 'Georgia', 'Roboto', 'Verdana', '"Trebuchet MS"', 'ui-rounded', 'ui-monospace'];
const COLORS = ['primaryColor', 'backgroundColor', 'textColor', 'buttonTextColor'] as const;
const MAX_RADIUS = 28;
const HEX = /^(#([0-9a-f]{3}|[0-9a-f]{6}))?$/i;

/** Creates or edits a theme, next to a live sample. */
export function ThemeForm({ theme, onClose }: { theme: Theme | undefined; onClose: () => void }) {
  useReturnFocus();
  const t = useTranslations();
  const api = useApi();
  const small = useMediaQuery('(max-width: 48em)');
  const color = (value: string) => (HEX.test(value) ? null : t('settings.appearance.notColor'));
  const form = useForm({
    initialValues: { name: theme?.name ?? '', ...themeFieldsOf(theme?.settings ?? {}) },
    validateInputOnBlur: true,
    validate: { primaryColor: color, backgroundColor: color, textColor: color, buttonTextColor: color },
  });
  const outcome = { refresh: [api.themes.list.queryKey()], onDone: onClose, form };
  const create = useChange(api.themes.create.mutationOptions(), {
    ...outcome,
    done: (made) => t('settings.appearance.created', { name: made.name }),
  });
  const update = useChange(api.themes.update.mutationOptions(), {
    ...outcome,
    done: (made) => t('settings.appearance.changed', { name: made.name }),
  });
  const { name: _, ...fields } = form.getValues();
  const settings = settingsOf(fields, theme?.settings);
  const submit = form.onSubmit(({ name }) => {
    if (theme) update.mutate({ id: theme.id, name: name.trim(), settings });
    else create.mutate({ name: name.trim(), settings });
  });
  const faint: Partial<Record<(typeof COLORS)[number], boolean>> = {
    textColor: hasLowContrast(fields.textColor, fields.backgroundColor || '#ffffff'),
    buttonTextColor: hasLowContrast(fields.buttonTextColor, fields.primaryColor),
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={theme ? t('settings.appearance.editTitle') : t('settings.appearance.new')}
      size="xl"
      fullScreen={small ?? false}
      closeOnClickOutside={!form.isDirty()}
    >
      <form onSubmit={submit} noValidate>
        <Grid gap="lg" mb="lg">
          <Grid.Col span={{ base: 12, sm: 6 }}>
            <Stack>
              <TextInput
                label={t('common.name')}
                required
                data-autofocus
                maxLength={LENGTHS.name}
                {...form.getInputProps('name')}
              />
              {COLORS.map((field) => (
                <ColorInput
                  key={field}
                  label={t(`settings.appearance.fields.${field}`)}
                  description={faint[field] ? t('settings.appearance.faint') : undefined}
                  placeholder={t('settings.appearance.automatic')}
                  swatches={SWATCHES}
                  swatchesPerRow={9}
                  format="hex"
                  eyeDropperButtonProps={{ 'aria-label': t('settings.appearance.pick') }}
                  {...form.getInputProps(field)}
                />
              ))}
              <Autocomplete
                label={t('settings.appearance.fields.fontFamily')}
                description={t('settings.appearance.fontHint')}
                placeholder={t('settings.appearance.automatic')}
                data={FONTS}
                maxLength={200}
                {...form.getInputProps('fontFamily')}
              />
              <Input.Wrapper label={t('settings.appearance.fields.borderRadius')} labelElement="div">
                <Slider
                  max={MAX_RADIUS}
                  mt={4}
                  mb="xs"
                  thumbLabel={t('settings.appearance.fields.borderRadius')}
                  label={(value) => t('settings.appearance.pixels', { value })}
                  {...form.getInputProps('borderRadius')}
                />
              </Input.Wrapper>
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, sm: 6 }} order={{ base: -1, sm: 0 }}>
            <Sample settings={settings} />
          </Grid.Col>
        </Grid>
        <FormFoot
          submit={theme ? t('common.save') : t('common.create')}
          saving={create.isPending || update.isPending}
          onClose={onClose}
        />
      </form>
    </Modal>
  );
}
