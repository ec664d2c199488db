import type { Docent, DocentListener, DocentOffer, InitOptions } from './api';
import { type Debug, hostWindow, type Installed, install, isOff, publicApi } from './install';
import type { Draw } from './options';

type Part = {
  render: Draw;
  debug: (place: object, ...state: Parameters<Debug>) => Promise<unknown>;
  onPage: (place: object, load: (name: string) => Promise<Draw>) => Promise<unknown>;
};
type Parts = Record<string, () => Promise<Part>>;

/** The maximum number of early calls that are kept: some applications never start Docent. */
const MAX_QUEUED_CALLS = 100;

/** On a server there is no page, and each request belongs to another person. */
const isPage = () => typeof document !== 'undefined';

/** Calls the Docent that runs on the page, from the tag or the package; until one runs, the call is queued. */
function callOnPage(name: keyof Docent, args: unknown[]): unknown {
  if (!isPage()) return undefined;
  const host = hostWindow();
  host.Docent ??= {};
  const at: Installed = host.Docent;
  if (at.version) return at[name]?.(...(args as never[]));
  if (name !== 'shutdown') at.q = [...(at.q ?? []).slice(1 - MAX_QUEUED_CALLS), [name, ...args]];
  return undefined;
}

/** Creates the exports of the npm package. @param parts load the code that is not needed at the start */
export function createPackage(parts: Parts): {
  docent: Docent;
  init: (options: InitOptions) => Docent;
  watchOffers: (listener: (offers: readonly DocentOffer[]) => void) => () => void;
} {
  const names = Object.keys(
    publicApi(
      undefined,
      () => {},
      async () => {},
    ),
  ) as (keyof Docent)[];
  const docent = Object.fromEntries(
    names.map((name) => [name, (...args: unknown[]) => callOnPage(name, args)]),
  ) as Docent;
  const load = async (name: string): Promise<Draw> => {
    const part = parts[name];
    if (!part) throw new Error(`This release of Docent cannot show a ${name}.`);
    return (await part()).render;
  };
  return {
    docent,
    watchOffers: (listener) => {
      let offers: readonly DocentOffer[] = [];
      const isOther =
        ({ entityType, id }: Pick<DocentOffer, 'entityType' | 'id'>) =>
        (one: DocentOffer) =>
          one.entityType !== entityType || one.id !== id;
      const add: DocentListener<'offer'> = (offer) => {
        const isNew = offers.every(isOther(offer));
        offers = isNew ? [...offers, offer] : offers.map((one) => (isOther(offer)(one) ? one : offer));
        listener(offers);
      };
      const remove: DocentListener<'withdrawn'> = (gone) => {
        offers = offers.filter(isOther(gone));
        listener(offers);
      };
      listener(offers);
      docent.on('offer', add);
      docent.on('withdrawn', remove);
      return () => {
        docent.off('offer', add);
        docent.off('withdrawn', remove);
      };
    },
    init: (options) => {
      try {
        const { clientToken, apiHost, nonce, zIndex, navigate, disabled, colorScheme, consent, headless } = options;
        const place = { clientToken, apiHost, nonce, zIndex, disabled, colorScheme, consent, headless };
        const own = {
          navigate,
          load: headless ? () => load('headless') : load,
          semantics: () => import('../kit/semantics'),
          extras: () => import('./extras'),
        };
        const debug: Debug = async (...state) => (await parts.debug?.())?.debug(place, ...state);
        const onPage = async () => (await parts.onPage?.())?.onPage(place, load);
        if (isPage()) install(disabled || isOff() ? undefined : { ...place, ...own }, debug, onPage);
      } catch (error) {
        console.warn('Docent could not start.', error);
      }
      return docent;
    },
  };
}
