'use client';
import { Avatar, Menu, Skeleton, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconDeviceDesktop, IconLogout, IconMoon, IconSun, IconUserCircle } from '../../../ui/icons';
import { Link } from '../link';
import { useSession } from '../session';
import { signOut } from '../sign-in';
import classes from './shell.module.css';

const SCHEMES = [
  ['light', IconSun],
  ['dark', IconMoon],
  ['auto', IconDeviceDesktop],
] as const;

/** One's own account: appearance, profile, sign-out. */
export function PersonMenu() {
  const t = useTranslations('nav');
  const { person } = useSession();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  if (!person) return <Skeleton height={40} radius="md" mt={6} />;
  return (
    <Menu width={220} position="top-start">
      <Menu.Target>
        <UnstyledButton className={classes.person}>
          <VisuallyHidden>{t('you')}: </VisuallyHidden>
          <Avatar size={26} radius="xl" name={person.name} aria-hidden />
          <span className={classes.personName}>
            {person.name}
            <small>{person.email}</small>
          </span>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} href="/settings/profile" leftSection={<IconUserCircle size={16} aria-hidden />}>
          {t('you')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('theme')}</Menu.Label>
        {SCHEMES.map(([scheme, Icon]) => (
          <Menu.Item
            key={scheme}
            role="menuitemradio"
            aria-checked={colorScheme === scheme}
            closeMenuOnClick={false}
            leftSection={<Icon size={16} aria-hidden />}
            rightSection={colorScheme === scheme ? <IconCheck size={15} aria-hidden /> : null}
            onClick={() => setColorScheme(scheme)}
          >
            {t(scheme)}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={() => signOut()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
