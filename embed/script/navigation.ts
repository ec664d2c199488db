import type { Showable } from './offers';
import type { Parts } from './parts';

/** Goes to a URL; within the application by its router, if it has provided one. */
export function follow(
  { listeners, options, notifyError }: Pick<Parts, 'listeners' | 'options' | 'notifyError'>,
  url: string,
  offer: Showable,
): void {
  const { entityType, id } = offer;
  const { origin, pathname, search, hash } = new URL(url, document.baseURI);
  const path = pathname + search + hash;
  let isTaken = false;
  const preventDefault = () => {
    isTaken = true;
  };
  if (origin === location.origin) {
    listeners.notify({ type: 'navigate', entityType, id, url: path, preventDefault });
    try {
      if (options.navigate && !isTaken) {
        options.navigate(path);
        preventDefault();
      }
    } catch (error) {
      notifyError(error, offer);
    }
  }
  // An application that uses the Navigation API can intercept this, too.
  if (!isTaken) location.assign(url);
}
