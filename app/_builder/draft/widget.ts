'use client';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { routerKeyOf } from '../../../widgets/contract/type';
import { type WidgetType, widgetTypes } from '../../../widgets/contract/types';
import { failureOf, type Outputs, useApiClient } from '../../_ui/data/api';
import type { Rule } from './draft';

/** The unpublished changes of a live widget. */
export type Unpublished = Outputs['widgetDrafts']['get'];

/** The fields that the API returns for every widget. The same object also has the fields of the widget type. */
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
  /** A summary of the unpublished changes. */
  draft: { changes: number } | null;
  schedule: Outputs['widgetDrafts']['schedule'][];
  /** The unpublished changes, where the builder has read them. */
  unpublished?: Unpublished | null;
};

/** The widget with its unpublished changes: what the builder edits. */
export const withUnpublished = (widget: Widget): Widget =>
  widget.active && widget.unpublished
    ? ({ ...widget, ...widget.unpublished.widget, unpublished: null } as Widget)
    : widget;

/** The versions that a save is based on: that of the live widget, and that of its unpublished changes. */
export type Versions = { version: number; draftVersion: number };

export const versionsOf = ({ version, unpublished }: Widget): Versions => ({
  version,
  draftVersion: unpublished?.version ?? 0,
});

/** The live widget with the unpublished changes `kept` that the server returned after a save. */
export const withKeptChanges = (widget: Widget, kept: Unpublished): Widget => {
  const count = kept.changes.length + kept.conflicts.length;
  return { ...widget, draft: count ? { changes: count } : null, unpublished: count ? kept : null };
};

type NewWidget = { name: string; folderId?: number | null } & Record<string, unknown>;

/** The procedures of one widget type. `At` is the input by which its router gets the ID. */
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

/** The calls for the unpublished changes and the schedule of widgets of one type. */
export function draftCalls({ widgetDrafts: calls }: ReturnType<typeof useApiClient>, type: WidgetType) {
  const widgetType = widgetTypes[type].path;
  return {
    get: (id: number) => calls.get.query({ widgetType, id }),
    keep: (id: number, fields: Record<string, unknown>, { version, draftVersion }: Versions) =>
      calls.update.mutate({ ...fields, widgetType, id, baseVersion: version, expectedVersion: draftVersion }),
    discard: (id: number, path?: string[]) => calls.discard.mutate({ widgetType, id, ...(path && { path }) }),
    publish: (id: number, { version, showAgain }: { version: number; showAgain: boolean }) =>
      calls.publish.mutate({
        widgetType,
        id,
        expectedVersion: version,
        showAgain,
      }) as Promise<unknown> as Promise<Widget>,
    requestReview: (id: number, note: string) => calls.requestReview.mutate({ widgetType, id, ...(note && { note }) }),
    sendBack: (id: number, note: string) => calls.sendBack.mutate({ widgetType, id, note }),
    schedule: (id: number, action: Widget['schedule'][number]['action'], at: string) =>
      calls.schedule.mutate({ widgetType, id, action, at }),
    cancel: (id: number, scheduleId: number) => calls.cancelSchedule.mutate({ widgetType, id, scheduleId }),
  };
}

export const useDraftCalls = (type: WidgetType) => draftCalls(useApiClient(), type);

/** Reads a widget with its unpublished changes. */
export function useReadWidget(type: WidgetType): (id: number) => Promise<Widget> {
  const calls = useWidgetCalls(type);
  const drafts = useDraftCalls(type);
  return async (id) => {
    const widget = await calls.get(id);
    if (!widget.draft) return { ...widget, unpublished: null };
    // Someone else may publish or discard them in between.
    const unpublished = await drafts.get(id).catch((error) => {
      if (failureOf(error).code === 'not_found') return null;
      throw error;
    });
    return { ...widget, unpublished };
  };
}

export const widgetKey = (type: WidgetType, id: number): QueryKey => ['widget', type, id];

export function useWidget(type: WidgetType, id: number) {
  const read = useReadWidget(type);
  return useQuery({
    queryKey: widgetKey(type, id),
    queryFn: () => read(id),
    // Does not refetch, which would replace the widget while the person edits it. A save detects that the widget is out of date.
    staleTime: Number.POSITIVE_INFINITY,
    // Reads the widget again when the builder is opened again.
    gcTime: 0,
  });
}
