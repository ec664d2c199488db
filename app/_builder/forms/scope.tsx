'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { FormProps } from '../draft';

/** An object of the draft that fields read and change: the draft itself, its settings, or one entry of a list. */
export type Scope = {
  /** Where it stands in the draft, such as `steps[0]`; empty for the draft itself. */
  path: string;
  values: Readonly<Record<string, unknown>>;
  /** Changes a field; in an entry of a list, `more` fields with it, as one change. */
  put: (name: string, value: unknown, more?: Record<string, unknown>) => void;
  disabled: boolean;
  issue: (path: string) => string | undefined;
};

const Context = createContext<Scope | undefined>(undefined);

/** Fields below belong to `scope`. */
export function ScopeOf({ scope, children }: { scope: Scope; children: ReactNode }) {
  return <Context.Provider value={scope}>{children}</Context.Provider>;
}

/** Fields below are settings. */
export function SettingsScope({ form, children }: { form: FormProps; children: ReactNode }) {
  const { draft, set, disabled, issue } = form;
  return <ScopeOf scope={{ path: 'settings', values: draft.settings, put: set, disabled, issue }}>{children}</ScopeOf>;
}

/** Fields below are of the widget itself: its title, its text. */
export function DraftScope({ form, children }: { form: FormProps; children: ReactNode }) {
  const { draft, change, disabled, issue } = form;
  const put = (name: string, value: unknown) => change({ [name]: value ?? '' }, name);
  return <ScopeOf scope={{ path: '', values: draft, put, disabled, issue }}>{children}</ScopeOf>;
}

export function useScope(): Scope {
  const scope = useContext(Context);
  if (!scope) throw new Error('A field stands outside of any scope');
  return scope;
}

/** One field of the scope: its value, how to change it, and what the server says of it. */
export function useField(name: string) {
  const { path, values, put, disabled, issue } = useScope();
  const at = path ? `${path}.${name}` : name;
  return {
    path: at,
    value: values[name],
    put: (value: unknown) => put(name, value),
    disabled,
    error: issue(at),
  };
}

/** The value as text; anything else is empty. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
