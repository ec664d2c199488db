'use client';
import { useTranslations } from 'use-intl';
import { type WidgetType, widgetTypes } from '../../widgets/contract/types';
import { NotFound } from '../_ui/page-states/not-found';
import { Shell } from '../_ui/shell/shell';

/** The page for a widget that does not exist, in the frame of the dashboard. */
export function WidgetNotFound({ type }: { type: WidgetType }) {
  const t = useTranslations();
  return (
    <Shell>
      <NotFound list={{ label: t(`types.${type}.name.many`), href: `/widgets/${widgetTypes[type].path}` }} />
    </Shell>
  );
}
