/** Something that happens in a page and that widgets wait for. */
export type Trigger = {
  /**
   * `url`: the page has a URL or, without a value, changes to another one. `finished`: another widget is finished. `call`: the application
   * opens the widget with a call of the script.
   */
  on: 'load' | 'scroll' | 'exit' | 'click' | 'event' | 'url' | 'finished' | 'call';
  /**
   * For `scroll` a percentage, for `click` a CSS selector, for `event` a name, for `url` an address, for `finished` a type and an id,
   * separated by a space.
   */
  value?: string | number;
};

/** The entries of a widget that people complete one by one, and how that is reported. */
export type Completions = {
  /** The event for a completed entry, its property that names the entry, and the event for the completion of all entries. */
  event: string;
  property: string;
  finished: string;
  /** All entries by id. A trigger completes its entry on any page. */
  entries: { id: string; by?: Trigger }[];
};
