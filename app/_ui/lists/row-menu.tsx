'use client';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconDots } from '../../../ui/icons';
import { LazyMenu } from '../../../ui/lazy/lazy-menu';
import type { Placement } from '../../../ui/lazy/loaded-menu';
import classes from './row-menu.module.css';

type ButtonProps = {
  /** The name of the item in the row. */
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

const load = () => import('./row-items');

type Props = ButtonProps & Placement & { children: (items: typeof import('./row-items')) => ReactNode };

/** Menu of a row, behind three dots. `children` renders its items with the components of `row-items`. */
export function RowMenu({ of, size, children, ...placement }: Props) {
  return (
    <LazyMenu button={<RowMenuButton of={of} size={size} />} load={load} {...placement}>
      {children}
    </LazyMenu>
  );
}
