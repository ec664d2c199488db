import { openings } from '../../widgets/generated/scripts';
import type { Docent } from './api';
import type { Options } from './options';
import { createRuntime, type Runtime, type State } from './runtime';
import { openStorage, PREFIX } from './storage';

type Call = [name: string, ...args: unknown[]];

/** The type of `window.Docent`: a queue of early calls, or the functions. It has a version while Docent runs. */
export type Installed = { [Name in keyof Docent]?: (...args: never[]) => unknown } & { q?: Call[]; version?: string };

export const hostWindow = () => window as { Docent?: Installed };

/** True where Docent is switched off on this page or in this browser. */
export const isOff = (): boolean => {
  if (/[?&]docent=off(&|$)/.test(location.search)) return true;
  try {
    return localStorage.docent_disabled === '1';
  } catch {
    return false;
  }
};

/** True where someone came from the builder to pick an element, or to see a draft: in this tab Docent shows nothing else. */
const isOnPage = () => /[?&]docent=p_/.test(location.search) || openStorage('sessionStorage', PREFIX).get('page');

/** Loads the debug panel and opens it, over the state of what runs here. @param waits true while it waits for consent */
export type Debug = (report: (() => State) | undefined, waits?: boolean) => Promise<unknown>;

/** The functions that each open one type, named by that type's `script.ts`. */
type Openings = Pick<Docent, Exclude<Extract<keyof Docent, `start${string}` | `open${string}`>, 'open'>>;

/** The functions of `window.Docent` for a runtime, or for none. @param ended is called after `shutdown` */
export function publicApi(
  given: Runtime | undefined,
  ended: () => void,
  debug: Debug,
  waits?: boolean,
  consent: Docent['consent'] = () => {},
): Docent {
  let runtime = given;
  const safely =
    <Args extends unknown[], Result>(run: (runtime: Runtime, ...args: Args) => Result) =>
    (...args: Args): Result | undefined => {
      try {
        return runtime && run(runtime, ...args);
      } catch {}
    };
  const opening = openings.map(([name, type, id]) => [
    name,
    safely((own, given: Record<string, number> = {}) => own.openNow(type, given[id])),
  ]);
  const end = safely((own) => own.end());
  return {
    identifyUser: safely((own, userId: unknown, metadata: object = {}, { hash }: { hash?: string } = {}) => {
      void own.identify(userId, metadata, hash);
    }),
    open: safely((own, { type, id }: { type: string; id?: number }) => own.openNow(type, id)),
    ...(Object.fromEntries(opening) as Openings),
    track: safely((own, name: string, properties?: Record<string, unknown>) => own.track(name, properties)),
    setColorScheme: safely((own, scheme: 'light' | 'dark' | 'auto') => own.recolor(scheme)),
    reset: safely((own) => own.reset()),
    on: safely((own, name: string, listener: never) => own.on(name, listener)),
    off: safely((own, name: string, listener: never) => own.off(name, listener)),
    shutdown: () => {
      end();
      runtime = undefined;
      ended();
    },
    consent,
    debug: () => debug(given?.report, waits).catch(console.warn),
  };
}

/** Deletes all that was stored in this browser. */
function deleteStored(): void {
  for (const kind of ['localStorage', 'sessionStorage'] as const) {
    const storage = openStorage(kind, PREFIX);
    for (const key of storage.keys()) storage.remove(key);
  }
}

/**
 * Starts Docent in this page, unless it runs here already: of several tags and packages, only the first one starts it.
 * @param options without them, every call is accepted and does nothing
 * @param onPage loads the code for pages that the builder opened
 */
export function install(options: Options | undefined, debug: Debug, onPage: () => Promise<unknown>): void {
  const host = hostWindow();
  const early = host.Docent?.q ?? [];
  if (host.Docent?.version) return;
  const forBuilder = options && isOnPage();
  const waits =
    !forBuilder && options?.consent === 'wait' && !early.some(([name, given]) => name === 'consent' && given);
  const runtime = forBuilder || waits ? undefined : options && createRuntime(options);
  if (forBuilder) onPage().catch(console.warn);
  const ended = () => {
    installed.version = '';
  };
  const consent = (given: boolean) => {
    if (!given && runtime) {
      runtime.end();
      deleteStored();
    } else if (!given || !waits) return;
    host.Docent = { q: given ? [...early, ['consent', true]] : [] };
    install({ ...(options as Options), consent: 'wait' }, debug, onPage);
  };
  const api = publicApi(runtime, ended, debug, waits, consent);
  const installed: Installed = { ...api, version: '1' };
  host.Docent = installed;
  if (waits) {
    for (const name of Object.keys(api) as (keyof Docent)[])
      if (!/^(consent|debug|shutdown)$/.test(name))
        installed[name] = (...args: never[]) =>
          host.Docent === installed ? void early.push([name, ...args]) : host.Docent?.[name]?.(...args);
    return;
  }
  let identified = false;
  for (const [name, ...args] of early) {
    if (name === 'identifyUser') identified = true;
    (api as Record<string, (...args: never[]) => unknown>)[name]?.(...(args as never[]));
  }
  if (!identified) runtime?.begin();
}
