'use client';
import { createContext, type ReactNode, useContext } from 'react';
import type { Fields, FormProps } from './draft';

/** An object of the draft that fields read and change: its content, its settings, or one entry of a list. */
export type Scope = {
  /** Its place in the widget, such as `settings` or `steps[0]`; empty for the content. */
  path: string;
  values: Readonly<Fields>;
  /** Changes fields as one step of undo. A field that is `undefined` is cleared. */
  change: (patch: Fields) => void;
  disabled: boolean;
  issue: (path: string) => string | undefined;
};

const Context = createContext<Scope | undefined>(undefined);

/** Provides `scope` to the fields in `children`. */
export function ScopeProvider({ scope, children }: { scope: Scope; children: ReactNode }) {
  return <Context.Provider value={scope}>{children}</Context.Provider>;
}

type Props = { form: FormProps; children: ReactNode };

const mapped = (patch: Fields, to: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(patch).map(([name, value]) => [name, to(value)]));

/** The scope of the settings. A cleared field is null, which means its default. */
export function SettingsScope({ form: { draft, change, disabled, issue }, children }: Props) {
  const changeIn = (patch: Fields) =>
    change({ settings: mapped(patch, (value) => (value === undefined || value === '' ? null : value)) });
  const scope = { path: 'settings', values: draft.settings, change: changeIn, disabled, issue };
  return <ScopeProvider scope={scope}>{children}</ScopeProvider>;
}

/** The scope of the widget's content, such as its title. A cleared field is the empty string. */
export function ContentScope({ form: { draft, change, disabled, issue }, children }: Props) {
  const changeIn = (patch: Fields) => change({ content: mapped(patch, (value) => value ?? '') });
  const scope = { path: '', values: draft.content, change: changeIn, disabled, issue };
  return <ScopeProvider scope={scope}>{children}</ScopeProvider>;
}

export function useScope(): Scope {
  const scope = useContext(Context);
  if (!scope) throw new Error('A field is outside of a scope');
  return scope;
}

/** The scope of an object in one field of the current scope. The object is removed when all its fields are empty. */
export function ObjectScope({ name, children }: { name: string; children: ReactNode }) {
  const { path, value, change, disabled } = useField(name);
  const { issue } = useScope();
  const values = typeof value === 'object' && value !== null ? (value as Fields) : {};
  const changeIn = (patch: Fields) => {
    const filled = Object.entries({ ...values, ...patch }).filter(([, one]) => one !== undefined && one !== '');
    change(filled.length ? Object.fromEntries(filled) : undefined);
  };
  return <ScopeProvider scope={{ path, values, change: changeIn, disabled, issue }}>{children}</ScopeProvider>;
}

/** One field of the scope: its value, how to change it, and the error from the server. */
export function useField(name: string) {
  const { path, values, change, disabled, issue } = useScope();
  const at = path ? `${path}.${name}` : name;
  return {
    path: at,
    value: values[name],
    change: (value: unknown) => change({ [name]: value }),
    disabled,
    error: issue(at),
  };
}

/** The value if it is a string, else the empty string. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
