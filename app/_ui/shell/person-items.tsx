'use client';
import { Menu, useMantineColorScheme } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUserCircle } from '../../../ui/icons';
import { leave } from '../forms/unsaved-guard';
import { Link } from '../navigation/link';
import { signOut } from '../session/sign-in';

const SCHEMES = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

/** Menu items for the person's own account: profile, color scheme, sign-out. */
export function PersonItems() {
  const t = useTranslations('nav');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Item component={Link} href="/settings/profile" leftSection={<IconUserCircle size={16} aria-hidden />}>
        {t('you')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t('theme')}</Menu.Label>
      {SCHEMES.map(([scheme, Icon]) => (
        <Menu.RadioItem
          key={scheme}
          value={scheme}
          checked={colorScheme === scheme}
          checkIcon={<IconCheck size={15} aria-hidden />}
          rightSection={<Icon size={16} aria-hidden />}
          onChange={() => setColorScheme(scheme)}
        >
          {t(scheme)}
        </Menu.RadioItem>
      ))}
      <Menu.Divider />
      <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => leave(signOut)}>
        {t('signOut')}
      </Menu.Item>
    </>
  );
}
