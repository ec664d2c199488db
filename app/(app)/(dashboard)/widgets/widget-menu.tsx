'use client';
import { LazyMenu } from '../../../../ui/lazy/lazy-menu';
import { RowMenuButton } from '../../../_ui/lists/row-menu';
import type { Props } from './widget-menu-items';

const load = () => import('./widget-menu-items');

/** Menu of a widget. */
export function WidgetMenu(props: Props) {
  return (
    <LazyMenu button={<RowMenuButton of={props.row.name} />} load={load} width={250}>
      {({ WidgetMenuItems }) => <WidgetMenuItems {...props} />}
    </LazyMenu>
  );
}
