// The types of the npm package. This file is delivered as it stands, so it imports nothing.

type About = {
  entityType: string;
  /** Nothing for a panel that was opened without one. */
  id: number | undefined;
  /** The event as the statistics count it, such as `tour_step`. */
  name: string;
  properties: Record<string, unknown>;
};

type Happened<Type extends string> = About & { type: Type };

/** Something that went wrong: with a widget, or on the way to the server. */
type Failed = Partial<About> & { type: 'error'; error?: unknown };

/** What the application may listen to. */
export type DocentEvent =
  | Happened<'shown'>
  | Happened<'step'>
  | Happened<'completed'>
  | Happened<'dismissed'>
  | Happened<'answered'>
  | Failed;

/** The events by their type; `*` is every one of them. */
export type DocentEvents = { [Type in DocentEvent['type']]: Extract<DocentEvent, { type: Type }> } & {
  '*': DocentEvent;
};

export type DocentListener<Name extends keyof DocentEvents> = (event: DocentEvents[Name]) => void;

/** What opens something answers whether it could; nothing before the server has been heard, or while Docent does not run. */
type Opened = boolean | undefined;

/** `window.Docent`, and what `init` gives. Every call is safe at any time. */
export type Docent = {
  /** Says who uses the page; metadata is merged, and what the browser did before becomes the user's. */
  identifyUser: (userId: string | number, metadata?: Record<string, unknown>, options?: { hash?: string }) => void;
  startTour: (tour: { tourId: number }) => Opened;
  openFeedback: (widget?: { id?: number }) => Opened;
  openChecklist: (widget?: { id?: number }) => Opened;
  openSurvey: (widget?: { id?: number }) => Opened;
  openNps: (widget?: { id?: number }) => Opened;
  openChangelog: (changelog?: { id?: number }) => Opened;
  openRoadmap: (roadmap?: { id?: number }) => Opened;
  /** An event of the application's own, for rules and for what waits for it. */
  track: (name: string, properties?: Record<string, unknown>) => void;
  /** Forgets the person, as on signing out. */
  reset: () => void;
  on<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): void;
  off<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): void;
  /** Takes everything off the page and ends every listener, until Docent is started again. */
  shutdown: () => void;
  /** Opens a panel that says why a widget shows or does not; resolves with the same as an object. */
  debug: () => Promise<unknown>;
};

export type InitOptions = {
  /** The company's public token, from Settings → Install. */
  clientToken: string;
  /** Where Docent is, such as `https://docent.example.com`. */
  apiHost: string;
  /** The nonce of the page's content security policy; only browsers without constructable style sheets need it. */
  nonce?: string | undefined;
  /** Widgets stand at this `z-index` and the next two; left out, above everything. */
  zIndex?: number | undefined;
  /** Starts nothing: every call is accepted and does nothing. */
  disabled?: boolean | undefined;
};
