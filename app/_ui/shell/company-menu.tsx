'use client';
import { Skeleton, UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconSelector } from '../../../ui/icons';
import { LazyMenu } from '../../../ui/lazy/lazy-menu';
import { useSession } from '../session/session';
import classes from './shell.module.css';

function Mark({ name }: { name: string }) {
  return (
    <span className={classes.mark} aria-hidden>
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}

const load = () => import('./company-items');

/** The current company, with a menu that switches to another. */
export function CompanyMenu() {
  const t = useTranslations('nav');
  const { company, companies } = useSession();
  if (!company) return <Skeleton height={36} radius="md" />;
  if (companies.length === 1)
    return (
      <div className={classes.company}>
        <Mark name={company.name} />
        <span className={classes.companyName} title={company.name}>
          {company.name}
        </span>
      </div>
    );
  const button = (
    <UnstyledButton className={classes.company} aria-label={`${t('switchCompany')}: ${company.name}`}>
      <Mark name={company.name} />
      <span className={classes.companyName}>{company.name}</span>
      <IconSelector size={15} aria-hidden />
    </UnstyledButton>
  );
  return (
    <LazyMenu button={button} load={load} width="target" position="bottom-start">
      {({ CompanyItems }) => <CompanyItems />}
    </LazyMenu>
  );
}
