import { createRuntime, type Runtime } from './runtime';
import type { Draw } from './screen';

/** Ends the names of all files that are loaded later; the build sets it. */
declare const DOCENT_RELEASE: string;

type Call = [name: string, ...args: unknown[]];
type Installed = { q?: Call[]; version?: string };

const isOff = (script: HTMLElement): boolean => {
  if (script.hasAttribute('data-disabled') || /[?&]docent=off(&|$)/.test(location.search)) return true;
  try {
    return localStorage.docent_disabled === '1';
  } catch {
    return false;
  }
};

const ignoring = () => {};

/** `window.Docent` of decisions §12. Every call is safe at any time. */
function publicApi(runtime: Runtime | undefined) {
  const safely =
    <Args extends unknown[], Result>(run: (runtime: Runtime, ...args: Args) => Result) =>
    (...args: Args): Result | undefined => {
      try {
        return runtime && run(runtime, ...args);
      } catch {
        return undefined;
      }
    };
  const opens = (entityType: string) => safely((own, { id }: { id?: number } = {}) => own.openNow(entityType, id));
  return {
    identifyUser: safely((own, userId: unknown, metadata: object = {}, { hash }: { hash?: string } = {}) =>
      own.identify(String(userId), metadata, hash),
    ),
    startTour: safely((own, { tourId }: { tourId: number }) => own.openNow('tour', tourId)),
    openFeedback: opens('feedbackWidget'),
    openChecklist: opens('checklist'),
    openSurvey: opens('microSurvey'),
    openNps: opens('npsWidget'),
    openChangelog: opens('changelog'),
    openRoadmap: opens('roadmap'),
    track: safely((own, name: string, properties?: Record<string, unknown>) => own.track(name, properties)),
    reset: safely((own) => own.reset()),
    on: safely((own, name: string, listener: never) => own.on(name, listener)),
    off: safely((own, name: string, listener: never) => own.off(name, listener)),
    shutdown: safely((own) => own.end()),
  };
}

function install(): void {
  const script = document.currentScript ?? document.getElementById('docentScript');
  const host = window as { Docent?: Installed };
  // The script may stand on a page twice; the first one runs.
  if (!(script instanceof HTMLScriptElement) || host.Docent?.version) return;
  const { clientToken = '', apiHost, nonce: given } = script.dataset;
  const source = new URL(script.src, location.href);
  const nonce = script.nonce || given;
  const load = async (name: string): Promise<Draw> =>
    (await import(new URL(`${name}-${DOCENT_RELEASE}.js`, source).href)).render;
  const runtime = isOff(script)
    ? undefined
    : createRuntime({ clientToken, apiHost: (apiHost ?? source.origin).replace(/\/$/, ''), nonce, load });
  const early = host.Docent?.q ?? [];
  const api = publicApi(runtime);
  host.Docent = { ...api, version: '1' };
  let identified = false;
  for (const [name, ...args] of early) {
    if (name === 'identifyUser') identified = true;
    const call = (api as Record<string, (...args: never[]) => unknown>)[name] ?? ignoring;
    call(...(args as never[]));
  }
  if (!identified) runtime?.begin();
}

try {
  install();
} catch (error) {
  console.warn('Docent could not start.', error);
}
