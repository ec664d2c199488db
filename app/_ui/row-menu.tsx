'use client';
import { Menu, type MenuProps } from '@mantine/core';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconDots, IconPencil, IconTrash } from '../../ui/icons';
import classes from './row-menu.module.css';

type Props = Pick<MenuProps, 'width'> & {
  /** The name of the row's thing. */
  of: string;
  size?: 'lg';
  children: MenuProps['children'];
};

function Dots({ of, size, ...props }: Pick<Props, 'of' | 'size'> & ComponentProps<'button'>) {
  const t = useTranslations('common');
  return (
    <button
      {...props}
      type="button"
      className={`${classes.dots} mantine-focus-auto`}
      data-size={size}
      aria-label={`${t('more')}: ${of}`}
    >
      <IconDots size={16} aria-hidden />
    </button>
  );
}

/** The menu of a row that somebody has asked for. It opens as soon as its button has the focus of the one that it replaces. */
function AskedMenu({ of, size, children, ...menu }: Props) {
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu {...menu} opened={opened} onChange={setOpened}>
      <Menu.Target>
        <Dots of={of} {...(size && { size })} ref={button} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

/** Menu of a row, behind three dots. It is made when it is asked for: a list has many, and each costs as much as the rest of its row. */
export function RowMenu(props: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const { of, size } = props;
  if (isAsked) return <AskedMenu {...props} />;
  return (
    <Dots of={of} {...(size && { size })} aria-haspopup="menu" aria-expanded={false} onClick={() => setIsAsked(true)} />
  );
}

type ItemProps = { onClick: () => void; text?: string };

/** The item that opens what there is to edit. */
export function EditItem({ onClick, text }: ItemProps) {
  const t = useTranslations('common');
  return (
    <Menu.Item leftSection={<IconPencil size={15} aria-hidden />} onClick={onClick}>
      {text ?? t('edit')}
    </Menu.Item>
  );
}

/** The item that deletes, once it has asked. */
export function DeleteItem({ onClick, text }: ItemProps) {
  const t = useTranslations('common');
  return (
    <Menu.Item color="red" leftSection={<IconTrash size={15} aria-hidden />} onClick={onClick}>
      {text ?? t('delete')}
    </Menu.Item>
  );
}
