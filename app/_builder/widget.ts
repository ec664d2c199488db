'use client';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { routerKeyOf } from '../../widgets/type';
import { type WidgetType, widgetTypes } from '../../widgets/types';
import { useApiClient } from '../_ui/api';
import type { Rule } from './draft';

/** The common fields of every widget as the API answers it; those of its type stand beside them. */
export type Widget = {
  id: number;
  name: string;
  active: boolean;
  createdAt: string;
  updatedAt: string;
  version: number;
  folderId: number | null;
  themeId: number | null;
  settings: Record<string, unknown>;
  rules: Rule[];
  ruleLogicalOperator: string | null;
  dashboardUrl: string;
  note?: string | undefined;
  warnings?: { path: string; code: string; message: string }[] | undefined;
};

type NewWidget = { name: string; folderId?: number | null } & Record<string, unknown>;

/** The procedures of one widget type. `At` is how its router is told the id. */
type Procedures<At> = {
  get: { query(input: At): Promise<Widget> };
  create: { mutate(input: NewWidget): Promise<Widget> };
  update: { mutate(input: At & Record<string, unknown>): Promise<Widget> };
  archive: { mutate(input: At): Promise<unknown> };
  restore: { mutate(input: At): Promise<Widget> };
  duplicate: { mutate(input: At): Promise<Widget> };
};

const callsOf = <At>(procedures: Procedures<At>, at: (id: number) => At) => ({
  get: (id: number) => procedures.get.query(at(id)),
  create: (input: NewWidget) => procedures.create.mutate(input),
  update: (id: number, fields: Record<string, unknown>) => procedures.update.mutate({ ...at(id), ...fields }),
  archive: (id: number) => procedures.archive.mutate(at(id)),
  restore: (id: number) => procedures.restore.mutate(at(id)),
  duplicate: (id: number) => procedures.duplicate.mutate(at(id)),
});

/** The calls for widgets of one type. */
export function widgetCalls(client: ReturnType<typeof useApiClient>, type: WidgetType) {
  const names = widgetTypes[type];
  return names.idParam === 'id'
    ? callsOf(client[routerKeyOf(names.path)], (id) => ({ id }))
    : callsOf(client[routerKeyOf(names.path)], (widgetId) => ({ widgetId }));
}

export const useWidgetCalls = (type: WidgetType) => widgetCalls(useApiClient(), type);

export const widgetKey = (type: WidgetType, id: number): QueryKey => ['widget', type, id];

export function useWidget(type: WidgetType, id: number) {
  const calls = useWidgetCalls(type);
  return useQuery({
    queryKey: widgetKey(type, id),
    queryFn: () => calls.get(id),
    // What is being edited is not replaced behind the person's back: saving tells when it is out of date.
    staleTime: Number.POSITIVE_INFINITY,
    // Opened again, it is read again.
    gcTime: 0,
  });
}
