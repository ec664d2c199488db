'use client';
import { useMessages } from 'use-intl';
import type { WidgetType } from '../../widgets/contract/types';
import { useWidgetTexts } from '../_ui/entities';

/** Names the fields of a widget for people; one without a name keeps that of the API. */
export function useFieldName(type: WidgetType): (field: string) => string {
  const common: Readonly<Record<string, string | undefined>> = useMessages().builder.field;
  const { fields } = useWidgetTexts()(type);
  return (field) => common[field] ?? fields[field] ?? field;
}
