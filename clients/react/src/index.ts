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
  /** Proves who it is; see identity verification. */
  hash?: string | undefined;
};

export type DocentProviderProps = InitOptions & {
  /** Who uses the application; null or undefined while no user is signed in. Another user, or other metadata, is told to Docent. */
  user?: DocentUser | null | undefined;
  children?: ReactNode;
};

/** `place` is another one when another Docent has taken the place of the first, which knew the listeners. */
type Provided = { docent: Docent; place: string };

const Context: ReactContext<Provided | null> = createContext<Provided | null>(null);

/** Runs Docent while it is mounted. On a server it renders its children and does nothing else. */
export function DocentProvider({ user, children, ...options }: DocentProviderProps): ReactElement {
  const { clientToken, apiHost } = options;
  const latest = useRef(options);
  latest.current = options;
  const who = user ? JSON.stringify(user) : '';
  const wasKnown = useRef(false);

  // Before Docent starts, so that it asks for this user from the beginning.
  // `clientToken` and `apiHost`: another Docent is told as well.
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
  const place = `${apiHost} ${clientToken}`;
  const value = useMemo(() => ({ docent, place }), [place]);
  return createElement(Context.Provider, { value }, children);
}

function useProvided(): Provided {
  const provided = useContext(Context);
  if (!provided) throw new Error('Docent needs a <DocentProvider> around this component.');
  return provided;
}

/** `window.Docent`, also before it runs: calls wait. @throws Error outside of a DocentProvider */
export function useDocent(): Docent {
  return useProvided().docent;
}

/** Calls the newest `listener` on each event of this name while the component is mounted. */
export function useDocentEvent<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): void {
  const { place } = useProvided();
  const latest = useRef(listener);
  latest.current = listener;
  // `place`: another Docent knows no listener yet.
  useEffect(() => {
    const listen: DocentListener<Name> = (event) => latest.current(event);
    docent.on(name, listen);
    return () => docent.off(name, listen);
  }, [name, place]);
}

/** In headless mode, what the application has to draw now. */
export function useDocentOffers(): readonly DocentOffer[] {
  const { place } = useProvided();
  const [offers, setOffers] = useState<readonly DocentOffer[]>([]);
  // `place`: another Docent knows no listener yet.
  useEffect(() => watchOffers(setOffers), [place]);
  return offers;
}
