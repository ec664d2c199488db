/** The `type` of what listeners of the application hear. `available` is heard as `shown`, and the widget does not count as shown yet. */
export type Heard = 'available' | 'shown' | 'step' | 'answered' | 'completed' | 'dismissed' | 'error';

/** What the browser script knows of a type before it loads the renderer. Plain data: `scripts/script-facts.mjs` makes it small. */
export type ScriptFacts<Name extends string = string> = {
  /** The function of `window.Docent` that opens it, in addition to `open`. */
  opens?: string;
  /** The name of the id in the argument of that function; `id` by default. */
  openedBy?: string;
  /** The modules of its folder that its renderer loads only on some pages, without `.ts`. */
  loads?: readonly string[];
  /** What listeners hear of each event. */
  heard: Readonly<Record<Name, Heard>>;
};
