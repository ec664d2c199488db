import { palettesOf } from '../../widgets/appearance/theme';
import type { RenderEnv } from './renderer';
import { schemeOf } from './scheme';

const noop = () => {};

/** The environment of a panel of Docent itself, such as the debug panel. It is no widget: it reports nothing and opens nothing. */
export const toolEnv = (nonce: string | undefined, closed: () => void): RenderEnv => ({
  palettes: palettesOf(null),
  colorScheme: schemeOf('auto'),
  locale: 'en',
  dir: getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr',
  ...(nonce && { nonce }),
  asksEmail: false,
  find: () => undefined,
  emit: noop,
  keep: noop,
  submit: async () => {},
  navigate: noop,
  open: noop,
  when: () => noop,
  closed,
});
