'use client';
import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { OPTION_PRESETS } from '../known-values';

export type Preset = keyof typeof OPTION_PRESETS;

const PRESETS = Object.keys(OPTION_PRESETS) as Preset[];

/** Sets of options to begin with. */
export function PresetItems({ onChoose }: { onChoose: (preset: Preset) => void }) {
  const t = useTranslations('editing.feedbackWidget.form.preset');
  return PRESETS.map((preset) => (
    <Menu.Item key={preset} onClick={() => onChoose(preset)}>
      {OPTION_PRESETS[preset].map(({ emoji }) => emoji).join(' ')} {t(preset)}
    </Menu.Item>
  ));
}
