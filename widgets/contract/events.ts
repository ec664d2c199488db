/** A point that people reach in an entity. With `part`, each entry of `list` is a point; events name the entry in `property`. */
export type Stage<Name extends string = string> = {
  key: string;
  label: string;
  names: readonly Name[];
  part?: { property: `${string}Id`; list: string };
  /** The stage to compare with for the drop-off. Default: the previous one. `first`: the first one, for stages in any order. */
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
 * Events that the server counts from responses, in the transaction that stores them. If a script reports such an event, the server does not
 * count it, so that statistics and responses cannot differ, and lists it as `fromResponses` in the result of the report.
 */
export type FromResponses<Name extends string = string> = {
  /** Counted once for each response, when it is first stored. */
  given?: Name;
  /** Counted once for each part of a response, such as a question, while it is answered. The event names the part in `property`. */
  part?: { name: Name; property: `${string}Id` };
  /** Counted once for each response, when it becomes complete. */
  complete?: Name;
  /** True if a person gives one response per display: another one is stored only after `frequency` lets the widget show again. */
  onceEachTime?: true;
};

/** The events of an entity type for statistics. Plain data, for the server and the pages. */
export type EntityEvents<Name extends string = string> = {
  /** Stable: they are the keys of the statistics. A name belongs to one type only. */
  names: readonly Name[];
  outcomes: Outcomes<Name>;
  /** The event for snoozing; omitted for types without a “Later” button. */
  snoozed?: Name;
  /** The events that report a missing or changed target; omitted for types without targets. */
  targets?: { missing: Name; changed: Name };
  /** Omitted if the script reports every event. */
  fromResponses?: FromResponses<Name>;
  /** In the order in which people reach them. */
  stages: readonly Stage<Name>[];
  /** Omitted if the summary has no row for the type. */
  summary?: Summary<Name>;
};
