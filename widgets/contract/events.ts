/** A point that people reach in an entity. With `part`, there is one for each entry of the widget, which events name in that property. */
export type Stage<Name extends string = string> = {
  key: string;
  label: string;
  names: readonly Name[];
  part?: { property: `${string}Id`; list: string };
  /** The stage that the drop-off is from: the one before, or the first where the order is free. */
  after?: 'first';
};

/** Events that mean seen, completed and dismissed. */
export type Outcomes<Name extends string = string> = Record<'seen' | 'completed' | 'dismissed', readonly Name[]>;

/** The row of the summary. */
export type Summary<Name extends string = string> = {
  label: string;
  /** The order of the row, lowest first; last by default. */
  position?: number;
  /** The figure that matters most: these events together, or the responses themselves. */
  primary: { label: string } & ({ events: readonly Name[] } | { responses: 'nps' });
  /** A percentage: `part` of `whole`, counted in events or in people. */
  secondary: { label: string; of: 'events' | 'people'; part: readonly Name[]; whole: readonly Name[] };
};

/**
 * Events that the server counts from responses, in the transaction that stores them. A script that reports one as well is told so, and
 * nothing is counted, so that statistics and responses cannot differ.
 */
export type FromResponses<Name extends string = string> = {
  /** Counted once for each response, when it is first stored. */
  given?: Name;
  /** Counted once for each part of a response, such as a question, when it is first answered. Events name the part in `property`. */
  part?: { name: Name; property: `${string}Id` };
  /** Counted once for each response, when it becomes complete. */
  complete?: Name;
  /** True where a person gives one response each time they are asked: another one is stored only once `frequency` lets the widget show again. */
  onceEachTime?: true;
};

/** All that statistics know of what happens on the entities of one type. Plain data, for the server and the pages. */
export type EntityEvents<Name extends string = string> = {
  /** Stable: they are the keys of the statistics. A name belongs to one type only. */
  names: readonly Name[];
  outcomes: Outcomes<Name>;
  /** The event that says that a person put it off; left out where the type has no such button. */
  snoozed?: Name;
  /** The events that report a target on the page that was not found, or that differs from the one that was picked; left out where the type has no targets. */
  targets?: { missing: Name; changed: Name };
  /** Left out, every event is reported by the script. */
  fromResponses?: FromResponses<Name>;
  /** In the order in which people reach them. */
  stages: readonly Stage<Name>[];
  /** Left out, the summary has no row of the type. */
  summary?: Summary<Name>;
};
