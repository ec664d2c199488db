// What the offers of headless mode have in common. The npm package publishes a copy of these types, so this file imports nothing.

/** Settings that this release knows, and others. */
type Settings<Known> = { [Name in keyof Known]?: Known[Name] | null | undefined } & { [other: string]: unknown };

export type ViewOf<Content, Known = unknown> = { id: number; name: string; settings: Settings<Known> } & Content;

export type Sender = { name: string; imageUrl?: string | undefined };

export type Ends = {
  /** The person closed it. */
  closed: () => void;
};
export type Snoozes = Ends & {
  /** The person wants to see it again after `settings.snoozeHours`. */
  snoozed: () => void;
};
export type Opens = {
  /** People can see the opened content. Counts again after `collapsed`. */
  opened: () => void;
  collapsed: () => void;
};
/** `Element`, where the program has the types of the DOM. */
type PageElement = typeof globalThis extends { Element: { prototype: infer Found } } ? Found : unknown;
export type Finds<Args extends unknown[]> = {
  /** The element that it points at, as it is on the page now. */
  find: (...args: Args) => PageElement | null;
  /** The element did not appear. */
  missing: (...args: Args) => void;
};

export type OfferOf<Type extends string, View, Reports> = {
  type: 'offer';
  entityType: Type;
  id: number;
  /** What its author wrote. */
  view: View;
  /** What this person did before. */
  progress: {
    /** The step of a tour to go on with. */
    stepId?: string | undefined;
    /** Items of a checklist that are done. */
    completed?: readonly string[] | undefined;
    /** Answers of a survey that are stored and whose response is not completed. */
    answers?: Readonly<Record<string, unknown>> | undefined;
    /** A rating that is stored and whose response is not completed. */
    rating?: string | undefined;
  };
  /**
   * The index of the step, item or question to start at. Set if the widget was opened by a call, or goes on from an earlier page. A tour
   * whose `settings.tourStart` is not `immediate` begins only if this is set, or when the person begins it.
   */
  startAt: number | undefined;
  /** Docent's own words, by name: `next`, `close`, `send` … */
  texts: Readonly<Record<string, string>>;
  colorScheme: 'light' | 'dark';
  /** The custom properties of its theme for that scheme, such as `--primary`. */
  tokens: Readonly<Record<string, string>>;
  locale: string;
  dir: 'ltr' | 'rtl';
  /** True where Docent does not know the person's email address. */
  needsEmail: boolean;
} & Reports;

export type Shows = {
  /** People can see it. Counts once. */
  shown: () => void;
};
