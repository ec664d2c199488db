'use client';
import { Avatar, Skeleton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { LazyMenu } from '../../../ui/lazy/lazy-menu';
import { useSession } from '../session/session';
import classes from './shell.module.css';

const load = () => import('./person-items');

/** The menu of the signed-in person. */
export function PersonMenu() {
  const t = useTranslations('nav');
  const { person } = useSession();
  if (!person) return <Skeleton height={40} radius="md" mt={6} />;
  const button = (
    <UnstyledButton className={classes.person}>
      <VisuallyHidden>{t('you')}: </VisuallyHidden>
      <Avatar size={26} radius="xl" name={person.name} aria-hidden />
      <span className={classes.personName}>
        {person.name}
        <small>{person.email}</small>
      </span>
    </UnstyledButton>
  );
  return (
    <LazyMenu button={button} load={load} width={220} position="top-start">
      {({ PersonItems }) => <PersonItems />}
    </LazyMenu>
  );
}
