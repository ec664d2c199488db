'use client';
import {
  type Docent,
  type DocentEvents,
  type DocentListener,
  type DocentOffer,
  docent,
  type InitOptions,
  init,
  watchOffers,
} from '@docent/browser';
import {
  createContext,
  createElement,
  type Context as ReactContext,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';

/** Who is signed in. */
export type DocentUser = {
  id: string | number;
  metadata?: Record<string, unknown> | undefined;
  /** The hash that proves the user's identity; see identity verification. */
  hash?: string | undefined;
};

export type DocentProviderProps = InitOptions & {
  /** Who uses the application; null or undefined while no user is signed in. Docent identifies the user again when the value changes. */
  user?: DocentUser | null | undefined;
  children?: ReactNode;
};

/** `instanceKey` changes when a Docent with another host or token replaces the first. Hooks then add their listeners to the new one. */
type Provided = { docent: Docent; instanceKey: string };

const Context: ReactContext<Provided | null> = createContext<Provided | null>(null);

/** Runs Docent while it is mounted. On a server it renders its children and does nothing else. */
export function DocentProvider({ user, children, ...options }: DocentProviderProps): ReactElement {
  const { clientToken, apiHost } = options;
  const latest = useRef(options);
  latest.current = options;
  const who = user ? JSON.stringify(user) : '';
  const wasKnown = useRef(false);

  // Runs before Docent starts, so that its first request is already for this user.
  // Depends on `clientToken` and `apiHost`, so that a Docent that replaces the first identifies the user as well.
  useEffect(() => {
    if (who) {
      const { id, metadata, hash }: DocentUser = JSON.parse(who);
      docent.identifyUser(id, metadata, hash === undefined ? undefined : { hash });
    } else if (wasKnown.current) docent.reset();
    wasKnown.current = who !== '';
  }, [who, clientToken, apiHost]);
  useEffect(() => {
    const { navigate } = latest.current;
    init({
      ...latest.current,
      clientToken,
      apiHost,
      ...(navigate && { navigate: (url) => latest.current.navigate?.(url) }),
    });
    return () => docent.shutdown();
  }, [clientToken, apiHost]);
  const instanceKey = `${apiHost} ${clientToken}`;
  const value = useMemo(() => ({ docent, instanceKey }), [instanceKey]);
  return createElement(Context.Provider, { value }, children);
}

function useProvided(): Provided {
  const provided = useContext(Context);
  if (!provided) throw new Error('Docent needs a <DocentProvider> around this component.');
  return provided;
}

/** `window.Docent`. Calls before it runs are queued. @throws Error outside of a DocentProvider */
export function useDocent(): Docent {
  return useProvided().docent;
}

/** Calls the newest `listener` on each event of this name while the component is mounted. */
export function useDocentEvent<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): void {
  const { instanceKey } = useProvided();
  const latest = useRef(listener);
  latest.current = listener;
  // Depends on `instanceKey`, because a new Docent has no listeners.
  useEffect(() => {
    const listen: DocentListener<Name> = (event) => latest.current(event);
    docent.on(name, listen);
    return () => docent.off(name, listen);
  }, [name, instanceKey]);
}

/** In headless mode, what the application has to draw now. */
export function useDocentOffers(): readonly DocentOffer[] {
  const { instanceKey } = useProvided();
  const [offers, setOffers] = useState<readonly DocentOffer[]>([]);
  // Depends on `instanceKey`, because a new Docent has no listeners.
  useEffect(() => watchOffers(setOffers), [instanceKey]);
  return offers;
}
