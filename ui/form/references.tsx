'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { WidgetType } from '../../widgets/contract/types';

/** A record of the company that a field can refer to by its id. */
export type Referable = { id: number; name: string; active: boolean };

/** A hook that finds the records to which a field can refer. */
export type UseReferables = (
  /** The text of the search box, which holds the name of the selected item unless the person searches. */
  search: string,
  /** The stored id. */
  stored: number | undefined,
) => {
  /** The records that match the search; undefined while they are loaded. */
  found: readonly Referable[] | undefined;
  /** The record with the stored id: undefined while it is loaded, null if it does not exist. */
  chosen: Referable | null | undefined;
};

/** The hooks that find records for fields. The application provides them, since forms themselves call no API. */
export type References = {
  /** The widgets of a type. */
  useWidgets: (type: WidgetType, ...of: Parameters<UseReferables>) => ReturnType<UseReferables>;
  useChangelogs: UseReferables;
};

const Context = createContext<References | undefined>(undefined);

/** Provides `references` to the fields in `children`. Its hooks must not change between renders. */
export function ReferencesProvider({ references, children }: { references: References; children: ReactNode }) {
  return <Context.Provider value={references}>{children}</Context.Provider>;
}

export function useReferences(): References {
  const references = useContext(Context);
  if (!references) throw new Error('A reference field is outside of ReferencesProvider');
  return references;
}
