import type { Progress, WidgetResponse } from '../kit/renderer';
import type { Listeners } from './listeners';
import type { Bootstrap, Offer, Showable } from './offers';
import type { Options, Scheme } from './options';
import type { Claim, Outbox } from './outbox';
import type { Send } from './request-queue';
import type { Signals } from './signals';
import type { Storage } from './storage';
import type { Tabs } from './tabs';

/** Decides which of the offered widgets show on the page, and when. */
export type Turns = {
  /** Widgets that the person closed on this page, by name. */
  closed: Set<string>;
  /** Widgets that the person answers in this tab, by name. */
  answering: Set<string>;
  /** The functions that stop waiting for the start of a widget, by its name. */
  waiting: Map<string, () => void>;
  isDue: (offer: Offer) => boolean;
  isUnderWay: (offer: Offer) => boolean;
  /** The milliseconds that are left of the pause after the widget that was closed last. */
  pauseLeft: () => number;
  /** True for a widget that other widgets wait for. */
  isInterrupting: (offer: Showable) => boolean | undefined;
  isTyping: () => boolean;
  isBehindDialog: (offer: Offer) => boolean;
  judge: () => void;
  judgeSoon: () => void;
  /** Removes a widget that the person answered or closed in another tab. */
  elsewhere: (name: string) => void;
  /** Notes that a widget was opened by a call: it may stay on any page. */
  opened: (offer: Showable) => void;
  shown: (offer: Showable) => void;
  /** Notes whether other widgets have to wait for a tour, which shows a step or may show one soon. */
  holdBack: (offer: Showable, holds: boolean) => void;
  wasClosed: (offer: Showable, laterHours?: number) => void;
  /** Forgets the previous person. */
  forget: () => void;
  end: () => void;
};

/** The widgets that are on the page. */
export type Screen = {
  /** Draws a widget; `index` goes straight to a step. */
  show: (offer: Showable, answer: Bootstrap | undefined, index?: number) => Promise<void>;
  remove: (name: string) => void;
  has: (name: string) => boolean;
  /** Makes a widget complete an entry. @returns false when the widget is not drawn */
  complete: (name: string, entry: string) => boolean;
  offers: () => Showable[];
  /** Puts back widgets that a framework removed with the rest of the body. */
  restore: () => void;
  update: (offer: Showable, answer: Bootstrap) => void;
  clear: (panels?: boolean) => void;
};

/** The last submitted state of an incomplete response. */
export type Given = { id: string; revision: number; userId?: string | undefined } & Progress['given'];

/** The responses of the person, complete or not. */
export type Responses = {
  /** The answer that the person has given and not completed, on this page or an earlier one. */
  givenOf: (offer: Showable) => Given | undefined;
  /** @param own what this card has submitted, or continued from an earlier page @returns the new state, if it can be continued */
  submit: (offer: Showable, response: WidgetResponse, shownAt: number, own?: Given) => Given | undefined;
  forget: (offer: Showable) => void;
};

/** Completes entries of widgets when their triggers fire. */
export type Completions = {
  doneOf: (offer: Showable) => Set<string>;
  watch: (offers: readonly Offer[]) => void;
  end: () => void;
};

/** Calls of the application. */
export type Calls = {
  /** @returns false if it cannot be opened here */
  openNow: (entityType: string, id?: number) => boolean;
  track: (name: string, properties?: Record<string, unknown>) => void;
  /** Runs the calls that waited for the server. */
  runPending: () => void;
  forget: () => void;
};

/** Asks the server what this person may see. */
export type Polling = {
  /** Asks in `ms` milliseconds; a request that was planned before is dropped. */
  ask: (ms: number) => void;
  end: () => void;
};

/**
 * The parts of the runtime and what they share. The function that creates a part gets this object, and its parameter type lists the parts
 * that it uses. A part reads the others only when it is called, so two parts may use each other.
 */
export type Parts = {
  options: Options;
  /** The base URL of the requests of the script. */
  url: string;
  local: Storage;
  session: Storage;
  /** The color scheme that the application has set. */
  scheme: Scheme;
  /** The id of this browser, once a request has contained it. */
  anonymousId?: string;
  /** The user that the application has identified. */
  person: { userId?: string; hash?: string };
  /** The last answer of the server. */
  answer?: Bootstrap | undefined;
  /** True once the script was removed from the page. */
  ended?: boolean;
  listeners: Listeners;
  signals: Signals;
  send: Send;
  outbox: Outbox;
  turns: Turns;
  tabs: Tabs;
  responses: Responses;
  completions: Completions;
  calls: Calls;
  screen: Screen;
  polling: Polling;
  /** Returns the identity of the person, which every request contains. */
  claimNow: () => Claim;
  notifyError: (error: unknown, offer?: Showable) => void;
  /** Sends an event to the server. */
  report: (name: string, properties: object, entity?: object) => void;
  /** Sends an event of a widget to the server, unless the server counts it from a response, and notifies the application. */
  emit: (offer: Showable, name: string, properties?: Record<string, unknown>, fromResponse?: true) => void;
  /** Removes a widget in other tabs. @returns false if it may show in each tab */
  notifyTabs: (offer: Showable) => boolean;
  /** Removes the script from the page. */
  end: () => void;
  /** Aborted when the script is removed from the page. */
  ending: AbortSignal;
};
