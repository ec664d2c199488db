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
  type App,
  inject,
  type MaybeRefOrGetter,
  onMounted,
  onScopeDispose,
  type Plugin,
  type ShallowRef,
  shallowRef,
  toValue,
  watch,
} from 'vue';

/** Who is signed in. */
export type DocentUser = {
  id: string | number;
  metadata?: Record<string, unknown> | undefined;
  /** The hash that proves the user's identity; see identity verification. */
  hash?: string | undefined;
};

export type DocentOptions = InitOptions & {
  /** Who uses the application, as a value, a ref or a getter; null or undefined while no user is signed in. */
  user?: MaybeRefOrGetter<DocentUser | null | undefined>;
};

const KEY = 'docent';

/** The plugin: `app.use(createDocent({ … }))`. Runs Docent until the application is unmounted; on a server it does nothing. */
export function createDocent({ user, ...options }: DocentOptions): Plugin {
  return {
    install: (app: App) => {
      app.provide(KEY, docent);
      if (typeof document === 'undefined') return;
      let wasKnown = false;
      // Runs before Docent starts, so that its first request is already for this user.
      const stop = watch(
        () => JSON.stringify(toValue(user) ?? null),
        (who) => {
          const known: DocentUser | null = JSON.parse(who);
          if (known)
            docent.identifyUser(known.id, known.metadata, known.hash === undefined ? undefined : { hash: known.hash });
          else if (wasKnown) docent.reset();
          wasKnown = known !== null;
        },
        { immediate: true },
      );
      init(options);
      app.onUnmount(() => {
        stop();
        docent.shutdown();
      });
    },
  };
}

/** `window.Docent`. Calls before it runs are queued. @throws Error where the plugin is not installed */
export function useDocent(): Docent {
  const found = inject<Docent | null>(KEY, null);
  if (!found) throw new Error('useDocent needs app.use(createDocent({ … })).');
  return found;
}

/** Calls `listener` on each event of this name while the component is mounted. */
export function useDocentEvent<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): void {
  const own = useDocent();
  onMounted(() => own.on(name, listener));
  onScopeDispose(() => own.off(name, listener));
}

/** In headless mode, what the application has to draw now. */
export function useDocentOffers(): Readonly<ShallowRef<readonly DocentOffer[]>> {
  const offers = shallowRef<readonly DocentOffer[]>([]);
  useDocent();
  let stop = () => {};
  onMounted(() => {
    stop = watchOffers((now) => {
      offers.value = now;
    });
  });
  onScopeDispose(() => stop());
  return offers;
}
