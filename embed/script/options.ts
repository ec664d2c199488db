import type { Rendered } from '../kit/renderer';
import type { PanelEnv } from '../panels/env';
import type { loadSemantics } from './find';
import type { loadExtras } from './loaded';

/** A renderer of a widget, or of a panel. */
export type Draw = (
  root: ShadowRoot,
  view: never,
  env: PanelEnv,
) => Rendered<never> & { /** In headless mode: nothing is on the page. */ isHandedOver?: true };

export type Scheme = 'light' | 'dark' | 'auto';

/** How the script was installed. */
export type Options = {
  clientToken: string;
  /** The base URL of Docent. */
  apiHost: string;
  nonce?: string | undefined;
  /** The lowest of the three `z-index` values of widgets. */
  zIndex?: number | undefined;
  /** `wait`: nothing is stored or sent before the person has agreed. */
  consent?: 'wait' | undefined;
  /** The color scheme of the application; `auto` detects that of the page. */
  colorScheme?: Scheme | undefined;
  /** Goes to another page of the application by its router. */
  navigate?: ((url: string) => void) | undefined;
  load: (entityType: string) => Promise<Draw>;
  /** Loads the code that finds elements by role and text. */
  semantics: Parameters<typeof loadSemantics>[0];
  /** Loads code that only some widgets need. */
  extras: Parameters<typeof loadExtras>[0];
};
