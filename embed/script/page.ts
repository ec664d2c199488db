type NavigationApi = EventTarget;

const POLL_MS = 500;

/** Calls back whenever the address has changed, however the application navigates, until `signal` is aborted. */
export function watchAddress(signal: AbortSignal, changed: () => void): void {
  let known = location.href;
  const check = () => {
    if (location.href === known) return;
    known = location.href;
    changed();
  };
  const { navigation } = window as { navigation?: NavigationApi };
  // No function of the host is patched: without the Navigation API, the address is read twice a second.
  const poll = navigation ? undefined : setInterval(check, POLL_MS);
  const sources: [EventTarget, string][] = [
    [window, 'popstate'],
    [window, 'hashchange'],
    [window, 'pageshow'],
  ];
  if (navigation) sources.push([navigation, 'currententrychange']);
  for (const [source, name] of sources) source.addEventListener(name, check, { signal });
  signal.addEventListener('abort', () => clearInterval(poll));
}
