'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconDots } from '../../ui/icons';
import { AskedMenu } from './asked-menu';
import type { Placement } from './opened-menu';
import classes from './row-menu.module.css';

type ButtonProps = {
  /** The name of the row's thing. */
  of: string;
  size?: 'lg' | undefined;
};

/** Three dots: the button of a row's menu. */
export function RowMenuButton({ of, size, ...props }: ButtonProps & ComponentProps<'button'>) {
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

const nothing = async () => null;

/** Menu of a row, behind three dots. A list has many, and each costs as much as the rest of its row. */
export function RowMenu({ of, size, children, ...placement }: ButtonProps & Placement & { children: ReactNode }) {
  return (
    <AskedMenu button={<RowMenuButton of={of} size={size} />} load={nothing} {...placement}>
      {() => children}
    </AskedMenu>
  );
}
