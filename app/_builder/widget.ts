'use client';
import { type QueryKey, useQuery } from '@tanstack/react-query';
import { useApiClient } from '../_ui/api';
import { KINDS, type KindPath } from '../_ui/kinds';
import type { Draft, Rule } from './draft';

/** A widget of any type as the API answers it; the fields of its type stand beside the common ones. */
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
  note?: string;
} & Pick<Draft, 'steps' | 'items' | 'options' | 'title' | 'content'>;

type Path = Record<string, number>;

/** The procedures that all seven types share, whatever their schemas. */
type Procedures = {
  get: { query: (input: Path) => Promise<Widget> };
  create: { mutate: (input: { name: string; folderId?: number | null }) => Promise<Widget> };
  update: { mutate: (input: Record<string, unknown>) => Promise<Widget> };
  archive: { mutate: (input: Path) => Promise<void> };
  restore: { mutate: (input: Path) => Promise<Widget> };
  duplicate: { mutate: (input: Path) => Promise<Widget> };
};

export const widgetKey = (path: KindPath, id: number): QueryKey => ['widget', path, id];

/** The calls for widgets of one type. */
export function useWidgetCalls(path: KindPath) {
  const { api, idParam } = KINDS[path];
  const procedures = useApiClient()[api] as unknown as Procedures;
  const at = (id: number): Path => ({ [idParam]: id });
  return {
    get: (id: number) => procedures.get.query(at(id)),
    create: (input: { name: string; folderId?: number | null }) => procedures.create.mutate(input),
    update: (id: number, fields: Record<string, unknown>) => procedures.update.mutate({ ...at(id), ...fields }),
    archive: (id: number) => procedures.archive.mutate(at(id)),
    restore: (id: number) => procedures.restore.mutate(at(id)),
    duplicate: (id: number) => procedures.duplicate.mutate(at(id)),
  };
}

export function useWidget(path: KindPath, id: number) {
  const calls = useWidgetCalls(path);
  return useQuery({
    queryKey: widgetKey(path, id),
    queryFn: () => calls.get(id),
    // What is being edited is not replaced behind the person's back: saving tells when it is out of date.
    staleTime: Number.POSITIVE_INFINITY,
    // Opened anew, it is read anew.
    gcTime: 0,
  });
}
