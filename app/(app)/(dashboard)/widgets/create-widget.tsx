'use client';
import { Button } from '@mantine/core';
import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconChevronDown, IconPlus } from '../../../../ui/icons';
import { LazyMenu } from '../../../../ui/lazy/lazy-menu';
import { whenOnline } from '../../../../ui/lazy/when-online';
import type { WidgetType } from '../../../../widgets/contract/types';
import { useUrlState } from '../../../_ui/navigation/url-state';

const CreateForm = dynamic(() => whenOnline(() => import('./create-form').then((module) => module.CreateForm)), {
  ssr: false,
});

const load = () => import('./type-items');

/**
 * Creates a draft: asks for the type unless it is given, and for the name, then opens the builder.
 * @param open opens the dialog, or the menu of types if `type` is undefined, without a click
 */
export function CreateWidget({ type, open }: { type: WidgetType | undefined; open: boolean }) {
  const t = useTranslations();
  const url = useUrlState();
  const [chosen, setChosen] = useState<WidgetType>();
  useEffect(() => {
    if (open && type) setChosen(type);
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
  const button = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} rightSection={<IconChevronDown size={14} aria-hidden />}>
      {t('widgets.new')}
    </Button>
  );
  return (
    <>
      <LazyMenu button={button} load={load} defaultOpened={open} width={220}>
        {({ TypeItems }) => <TypeItems onChoose={setChosen} />}
      </LazyMenu>
      {form}
    </>
  );
}
