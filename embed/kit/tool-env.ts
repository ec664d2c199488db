import { palettesOf } from '../../widgets/appearance/theme';
import type { RenderEnv } from './renderer';
import { schemeOf } from './scheme';

const ignoring = () => {};

/** What a panel of Docent's own is drawn with. It is no widget: it reports nothing and opens nothing. */
export const toolEnv = (nonce: string | undefined, closed: () => void): RenderEnv => ({
  palettes: palettesOf(null),
  colorScheme: schemeOf('auto'),
  locale: 'en',
  dir: getComputedStyle(document.body).direction === 'rtl' ? 'rtl' : 'ltr',
  ...(nonce && { nonce }),
  asksEmail: false,
  find: () => undefined,
  emit: ignoring,
  keep: ignoring,
  submit: async () => {},
  navigate: ignoring,
  open: ignoring,
  when: () => ignoring,
  closed,
});
