import { install, isOff } from './install';
import type { Draw } from './screen';

/** Ends the names of all files that are loaded later; the build sets it. */
declare const DOCENT_RELEASE: string;

try {
  const script = document.currentScript ?? document.getElementById('docentScript');
  if (script instanceof HTMLScriptElement) {
    const { clientToken = '', apiHost, nonce: given, zIndex, disabled: off } = script.dataset;
    const source = new URL(script.src, location.href);
    const nonce = script.nonce || given;
    const part = (name: string) => import(new URL(`${name}-${DOCENT_RELEASE}.js`, source).href);
    const load = async (name: string): Promise<Draw> => (await part(name)).render;
    const disabled = off !== undefined;
    const place = { clientToken, apiHost: apiHost ?? source.origin, nonce, disabled, zIndex: Number(zIndex) };
    install(
      disabled || isOff() ? undefined : { ...place, load, semantics: () => part('semantics') },
      async (report) => (await part('debug')).debug(place, report),
      async () => (await part('onPage')).onPage(place, load),
    );
  }
} catch (error) {
  console.warn('Docent:', error);
}
