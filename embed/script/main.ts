import { install, isOff } from './install';
import type { Draw } from './options';

/** The end of the names of all files that are loaded later; the build sets it. */
declare const DOCENT_RELEASE: string;

try {
  const script = document.currentScript ?? document.getElementById('docentScript');
  if (script instanceof HTMLScriptElement) {
    const { dataset } = script;
    const source = new URL(script.src, location.href);
    const part = (name: string) => import(new URL(`${name}-${DOCENT_RELEASE}.js`, source).href);
    const load = async (name: string): Promise<Draw> => (await part(name)).render;
    const disabled = 'disabled' in dataset;
    const headless = 'headless' in dataset;
    const place = {
      clientToken: '',
      apiHost: source.origin,
      // Also `colorScheme` and `consent`.
      ...(dataset as { consent?: 'wait' }),
      nonce: script.nonce || dataset.nonce,
      zIndex: Number(dataset.zIndex),
      disabled,
      headless,
    };
    install(
      disabled || isOff()
        ? undefined
        : {
            ...place,
            load: headless ? () => load('headless') : load,
            semantics: () => part('semantics'),
            extras: () => part('extras'),
          },
      async (...state) => (await part('debug')).debug(place, ...state),
      async () => (await part('onPage')).onPage(place, load),
    );
  }
} catch (error) {
  console.warn('Docent:', error);
}
