'use client';
import { Menu } from '@mantine/core';
import { useTranslations } from 'use-intl';
import { IconCheck } from '../../../ui/icons';
import { leave } from '../forms/unsaved-guard';
import { useSession } from '../session/session';
import { openCompany } from '../session/sign-in';

/** Menu items that switch to another of the person's companies. */
export function CompanyItems() {
  const t = useTranslations('nav');
  const { company, companies } = useSession();
  return (
    <>
      <Menu.Label>{t('switchCompany')}</Menu.Label>
      {companies.map(({ id, name }) => (
        <Menu.RadioItem
          key={id}
          value={String(id)}
          checked={id === company?.id}
          checkIcon={<IconCheck size={15} aria-hidden />}
          closeMenuOnClick
          onChange={() => leave(() => openCompany(id))}
        >
          {name}
        </Menu.RadioItem>
      ))}
    </>
  );
}
