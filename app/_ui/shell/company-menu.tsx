'use client';
import { Menu, Skeleton, UnstyledButton } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck, IconSelector } from '../../../ui/icons';
import { useSession } from '../session';
import { openCompany } from '../sign-in';
import classes from './shell.module.css';

function Mark({ name }: { name: string }) {
  return (
    <span className={classes.mark} aria-hidden>
      {name.trim().charAt(0).toUpperCase()}
    </span>
  );
}

/** The company that is shown, and the way to the others. */
export function CompanyMenu() {
  const t = useTranslations('nav');
  const { company, companies } = useSession();
  if (!company) return <Skeleton height={36} radius="md" />;
  if (companies.length === 1)
    return (
      <div className={classes.company}>
        <Mark name={company.name} />
        <span className={classes.companyName}>{company.name}</span>
      </div>
    );
  return (
    <Menu width="target" position="bottom-start">
      <Menu.Target>
        <UnstyledButton className={classes.company} aria-label={`${t('switchCompany')}: ${company.name}`}>
          <Mark name={company.name} />
          <span className={classes.companyName}>{company.name}</span>
          <IconSelector size={15} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('switchCompany')}</Menu.Label>
        {companies.map(({ id, name }) => (
          <Menu.Item
            key={id}
            rightSection={id === company.id ? <IconCheck size={15} aria-hidden /> : null}
            onClick={() => openCompany(id)}
          >
            {name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
