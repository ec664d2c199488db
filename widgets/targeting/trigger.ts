/** Something that happens in a page and that widgets wait for. */
export type Trigger = {
  /** `url`: at a URL, or without a value, a change to any other. `finished`: another widget is finished. `call`: only by a call of the script. */
  on: 'load' | 'scroll' | 'exit' | 'click' | 'event' | 'url' | 'finished' | 'call';
  /** For `scroll` a percentage, for `click` a CSS selector, for `event` a name, for `url` an address, for `finished` a type and an id, with a space. */
  value?: string | number;
};

/** The entries of a widget that people complete one by one, and how that is reported. */
export type Completions = {
  /** The event of one entry, the property that names the entry, and the event of the last. */
  event: string;
  property: string;
  finished: string;
  /** All entries by id. A trigger completes its entry on any page. */
  entries: { id: string; by?: Trigger }[];
};
