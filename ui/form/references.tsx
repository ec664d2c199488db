'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { WidgetType } from '../../widgets/contract/types';

/** Something of the company that a field can name by its number. */
export type Referable = { id: number; name: string; active: boolean };

/** Finds what a field can name. A hook. */
export type UseReferables = (
  /** The text of the search box, which holds the name of the selected item unless the person searches. */
  search: string,
  /** The number that is stored. */
  stored: number | undefined,
) => {
  /** Undefined while they are loaded. */
  found: readonly Referable[] | undefined;
  /** The stored one: undefined while it is loaded, null when it does not exist. */
  chosen: Referable | null | undefined;
};

/** The hooks that the application answers fields with: forms themselves call no API. */
export type References = {
  /** The widgets of a type. */
  useWidgets: (type: WidgetType, ...of: Parameters<UseReferables>) => ReturnType<UseReferables>;
  useChangelogs: UseReferables;
};

const Context = createContext<References | undefined>(undefined);

/** Fields below find what they can name through `references`, whose hooks stay the same ones. */
export function ReferencesOf({ references, children }: { references: References; children: ReactNode }) {
  return <Context.Provider value={references}>{children}</Context.Provider>;
}

export function useReferences(): References {
  const references = useContext(Context);
  if (!references) throw new Error('A reference field is outside of ReferencesProvider');
  return references;
}
