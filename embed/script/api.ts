// The types of the npm package. This file is published unchanged with the types of headless mode, so it imports nothing else.
import type { DocentOffer } from '../../widgets/generated/offers';

export type * from '../../widgets/generated/offers';

type About = {
  entityType: string;
  /** Undefined for a panel that was opened without an id. */
  id: number | undefined;
  /** The event as the statistics count it, such as `tour_step`. */
  name: string;
  properties: Record<string, unknown>;
};

type Happened<Type extends string> = About & { type: Type };

/** Something that went wrong: with a widget, or on the way to the server. */
type Failed = Partial<About> & { type: 'error'; error?: unknown };

/** A person follows a link of a widget to another page of this application. */
type Navigates = {
  type: 'navigate';
  entityType: string;
  id: number | undefined;
  /** Path, query and fragment, such as `/invoices?page=2`. */
  url: string;
  /** Call it if the application goes to the URL itself; Docent then does not load it. */
  preventDefault: () => void;
};

/** In headless mode: the application must remove a widget, because of the page, the server or another tab, or because the widget ended. */
type Withdrawn = { type: 'withdrawn'; entityType: DocentOffer['entityType']; id: number };

/** What the application may listen to. */
export type DocentEvent =
  | Happened<'shown'>
  | Happened<'step'>
  | Happened<'completed'>
  | Happened<'dismissed'>
  | Happened<'answered'>
  | Navigates
  | DocentOffer
  | Withdrawn
  | Failed;

/** The events by their type; `*` is every one of them. */
export type DocentEvents = { [Type in DocentEvent['type']]: Extract<DocentEvent, { type: Type }> } & {
  '*': DocentEvent;
};

export type DocentListener<Name extends keyof DocentEvents> = (event: DocentEvents[Name]) => void;

/** Whether the call could open it; true also while the call waits for the server's first answer; undefined while Docent does not run. */
type Opened = boolean | undefined;

/** `window.Docent`, and what `init` gives. Every call is safe at any time. */
export type Docent = {
  /** Says who uses the page; metadata is merged, and earlier events of this browser become the user's. */
  identifyUser: (userId: string | number, metadata?: Record<string, unknown>, options?: { hash?: string }) => void;
  /**
   * Opens a widget of any type that this person may see, or a changelog or roadmap.
   * @param widget `type` is an `entityType`, such as `tour` or `changelog`; without `id`, the first one of the type
   */
  open: (widget: { type: string; id?: number }) => Opened;
  startTour: (tour: { tourId: number }) => Opened;
  openFeedback: (widget?: { id?: number }) => Opened;
  openChecklist: (widget?: { id?: number }) => Opened;
  openSurvey: (widget?: { id?: number }) => Opened;
  openNps: (widget?: { id?: number }) => Opened;
  openChangelog: (changelog?: { id?: number }) => Opened;
  openRoadmap: (roadmap?: { id?: number }) => Opened;
  /** Reports an event of the application, for rules and for widgets that wait for the event. */
  track: (name: string, properties?: Record<string, unknown>) => void;
  /** Forgets the person, as on signing out. */
  reset: () => void;
  /**
   * A listener for `offer` also receives the current offers; a later offer with the same `entityType` and `id` replaces the earlier one.
   * @returns a function that removes the listener, like `off`; undefined while Docent does not run
   */
  on<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): (() => void) | undefined;
  off<Name extends keyof DocentEvents>(name: Name, listener: DocentListener<Name>): void;
  /** Colors of widgets where the company's color scheme is `auto`; `auto` follows the page again. */
  setColorScheme: (scheme: 'light' | 'dark' | 'auto') => void;
  /**
   * With `data-consent="wait"` or `consent: 'wait'`, true starts Docent, which has stored and sent nothing before; earlier calls are
   * run then. False ends it, deletes all that it has stored in this browser, and waits again.
   */
  consent: (given: boolean) => void;
  /** Removes everything from the page, and all listeners, until Docent is started again. */
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
  /** Widgets use this `z-index` and the next two; without it, they are above everything. */
  zIndex?: number | undefined;
  /** Colors of widgets where the company's color scheme is `auto`; left out, they follow the page. */
  colorScheme?: 'light' | 'dark' | 'auto' | undefined;
  /** Goes to another page of this application by its router. Gets path, query and fragment, such as `/invoices?page=2`. */
  navigate?: ((url: string) => void) | undefined;
  /** `wait`: nothing is stored or sent before `consent(true)` is called. */
  consent?: 'wait' | undefined;
  /** Draws nothing: the application draws what `offer` events hand over, and reports what people do. */
  headless?: boolean | undefined;
  /** Starts nothing: every call is accepted and does nothing. */
  disabled?: boolean | undefined;
};
