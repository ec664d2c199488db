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
import { getContext, onMount, setContext } from 'svelte';
import { type Readable, readable } from 'svelte/store';

/** Who is signed in. */
export type DocentUser = {
  id: string | number;
  metadata?: Record<string, unknown> | undefined;
  /** The hash that proves the user's identity; see identity verification. */
  hash?: string | undefined;
};

export type DocentOptions = InitOptions & {
  /** Who uses the application, as a store; its value is null or undefined while no user is signed in. */
  user?: Readable<DocentUser | null | undefined> | undefined;
};

const KEY = 'docent';

/** Runs Docent while the calling component is mounted, for all components in it: call it in the root. Does nothing on a server. */
export function provideDocent({ user, ...options }: DocentOptions): Docent {
  setContext(KEY, docent);
  onMount(() => {
    let before = 'null';
    // Runs before Docent starts, so that its first request is already for this user.
    const stop = user?.subscribe((known) => {
      const who = JSON.stringify(known ?? null);
      if (who === before) return;
      before = who;
      if (known)
        docent.identifyUser(known.id, known.metadata, known.hash === undefined ? undefined : { hash: known.hash });
      else docent.reset();
    });
    init(options);
    return () => {
      stop?.();
      docent.shutdown();
    };
  });
  return docent;
}

/** `window.Docent`. Calls before it runs are queued. @throws Error outside of a component that called provideDocent */
export function useDocent(): Docent {
  const found = getContext<Docent | undefined>(KEY);
  if (!found) throw new Error('useDocent needs provideDocent in a component around it.');
  return found;
}

/** Calls `listener` on each event of this name while the component is mounted. */
export function onDocent<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): void {
  const own = useDocent();
  onMount(() => {
    own.on(name, listener);
    return () => own.off(name, listener);
  });
}

/** In headless mode, what the application has to draw now. */
export const docentOffers: Readable<readonly DocentOffer[]> = readable<readonly DocentOffer[]>([], (set) =>
  watchOffers(set),
);
