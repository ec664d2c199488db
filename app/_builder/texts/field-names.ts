'use client';
import { useMessages } from 'use-intl';
import type { WidgetType } from '../../../widgets/contract/types';
import { useWidgetTexts } from '../../_ui/texts/entities';

/** The display name of a field of a widget; its API name if it has none. */
export function useFieldName(type: WidgetType): (field: string) => string {
  const common: Readonly<Record<string, string | undefined>> = useMessages().builder.field;
  const { fields } = useWidgetTexts()(type);
  return (field) => common[field] ?? fields[field] ?? field;
}
