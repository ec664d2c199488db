'use client';
import { AskedMenu } from '../../../../ui/near/asked-menu';
import { RowMenuButton } from '../../../_ui/row-menu';
import type { Props } from './widget-menu-items';

const load = () => import('./widget-menu-items');

/** Menu of a widget. */
export function WidgetMenu(props: Props) {
  return (
    <AskedMenu button={<RowMenuButton of={props.row.name} />} load={load} width={250}>
      {({ WidgetMenuItems }) => <WidgetMenuItems {...props} />}
    </AskedMenu>
  );
}
