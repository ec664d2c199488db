'use client';
import { Button, Menu } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconChevronDown, IconPlus } from '../../../../ui/icons';
import { icons } from '../../../../widgets/generated/form/icons';
import { WIDGET_TYPES, type WidgetType } from '../../../../widgets/types';
import { useUrlState } from '../../../_ui/url-state';

const CreateForm = dynamic(() => import('./create-form').then((module) => module.CreateForm), { ssr: false });

/** Begins a new draft: asks for the type, where there is none, and the name, then opens the builder. `open`: the address asks for it. */
export function CreateWidget({ type, open }: { type: WidgetType | undefined; open: boolean }) {
  const t = useTranslations();
  const url = useUrlState();
  const [chosen, setChosen] = useState<WidgetType>();
  const [choosing, setChoosing] = useState(false);
  useEffect(() => {
    if (!open) return;
    if (type) setChosen(type);
    else setChoosing(true);
  }, [open, type]);
  const close = () => {
    setChosen(undefined);
    if (open) url.set({ new: null });
  };
  const form = chosen && <CreateForm type={chosen} onClose={close} />;
  if (type)
    return (
      <>
        <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setChosen(type)}>
          {t('nav.create', { type: t(`types.${type}.name.one`) })}
        </Button>
        {form}
      </>
    );
  return (
    <>
      <Menu width={220} opened={choosing} onChange={setChoosing}>
        <Menu.Target>
          <Button
            leftSection={<IconPlus size={16} aria-hidden />}
            rightSection={<IconChevronDown size={14} aria-hidden />}
          >
            {t('widgets.new')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {WIDGET_TYPES.map((one) => {
            const Icon = icons[one];
            return (
              <Menu.Item
                key={one}
                leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
                onClick={() => setChosen(one)}
              >
                {t('nav.create', { type: t(`types.${one}.name.one`) })}
              </Menu.Item>
            );
          })}
        </Menu.Dropdown>
      </Menu>
      {form}
    </>
  );
}
