/**
 * The event types for listeners of the application. Listeners get `available` as `shown`, but the browser script does not count the widget
 * as shown yet.
 */
export type Heard = 'available' | 'shown' | 'step' | 'answered' | 'completed' | 'dismissed' | 'error';

/**
 * What the browser script knows about a type before it loads the renderer. Plain data, which `scripts/build/script-facts.mjs` compresses.
 */
export type ScriptFacts<Name extends string = string> = {
  /** The function of `window.Docent` that opens it, in addition to `open`. */
  opens?: string;
  /** The name of the id in the argument of that function; `id` by default. */
  openedBy?: string;
  /** The modules of its folder, named without `.ts`, that its renderer loads only on some pages. */
  loads?: readonly string[];
  /** The event type for listeners, by event. */
  heard: Readonly<Record<Name, Heard>>;
};
