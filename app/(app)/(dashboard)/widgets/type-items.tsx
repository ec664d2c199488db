'use client';
import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { WIDGET_TYPES, type WidgetType } from '../../../../widgets/contract/types';
import { icons } from '../../../../widgets/generated/form/icons';

/** Menu items that create a widget, one for each type. */
export function TypeItems({ onChoose }: { onChoose: (type: WidgetType) => void }) {
  const t = useTranslations();
  return WIDGET_TYPES.map((type) => {
    const Icon = icons[type];
    return (
      <Menu.Item key={type} leftSection={<Icon size={16} stroke={1.6} aria-hidden />} onClick={() => onChoose(type)}>
        {t('nav.create', { type: t(`types.${type}.name.one`) })}
      </Menu.Item>
    );
  });
}
