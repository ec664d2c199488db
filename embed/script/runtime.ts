import { heard } from '../../widgets/generated/scripts';
import type { Progress, WidgetResponse } from '../kit/renderer';
import { createCompletions } from './completions';
import { loadSemantics } from './find';
import { toJson } from './json';
import { createListeners } from './listeners';
import { loadExtras } from './loaded';
import { type Bootstrap, nameOf, panelOf, type Showable } from './offers';
import { type Claim, newId, openOutbox } from './outbox';
import { watchAddress } from './page';
import { createRequestQueue } from './request-queue';
import { createScreen, type Draw } from './screen';
import { openStorage, PREFIX } from './storage';
import type { Subscribe } from './subscribe';
import { openTabs } from './tabs';
import { when } from './triggers';
import { createTurns } from './turns';

type Scheme = 'light' | 'dark' | 'auto';

/** How the script was installed. */
export type Options = {
  clientToken: string;
  /** The base URL of Docent. */
  apiHost: string;
  nonce?: string | undefined;
  /** The lowest of the three `z-index` values of widgets. */
  zIndex?: number | undefined;
  /** `wait`: nothing is stored or sent before the person has agreed. */
  consent?: 'wait' | undefined;
  /** The color scheme of the application; `auto` detects that of the page. */
  colorScheme?: Scheme | undefined;
  /** Goes to another page of the application by its router. */
  navigate?: ((url: string) => void) | undefined;
  load: (entityType: string) => Promise<Draw>;
  /** Loads the code that finds elements by role and text. */
  semantics: Parameters<typeof loadSemantics>[0];
  /** Loads code that only some widgets need. */
  extras: Parameters<typeof loadExtras>[0];
};

const REFRESH_MS = 60_000;
const REFRESH_DEBOUNCE_MS = 300;
/** How long widgets wait for code that only some of them need. */
const LOAD_MS = 2_000;
/** How long an incomplete response can be continued, on any page and in any tab. */
const SAME_RESPONSE_MS = 1_800_000;
/** Maximum number of calls that wait for the server. */
const MAX_PENDING_CALLS = 100;
const PANEL = /^(changelog|roadmap)$/;

const isId = (value: unknown): boolean => /^(string|number)$/.test(typeof value) && !/^(NaN)?$/.test(String(value));

/** The last submitted state of an incomplete response. */
type Given = { id: string; revision: number } & Progress['given'];

/** Modes of widgets (and panels, which have none) that may show although they were closed or answered in another tab. */
const IN_EACH_TAB = /^(session|always|undefined)$/;

/** Runs Docent in a page. No error in here reaches the page. */
export function createRuntime({
  clientToken,
  apiHost,
  nonce,
  zIndex,
  colorScheme,
  navigate,
  load,
  semantics,
  extras,
}: Options) {
  const url = `${apiHost.replace(/\/$/, '')}/api/client`;
  const local = openStorage('localStorage', PREFIX);
  const session = openStorage('sessionStorage', PREFIX);
  const listeners = createListeners();
  const { log, record, notify, on: listen, off } = listeners;
  const send = createRequestQueue(url, record);
  const waiting = new Map<string, Set<() => void>>();
  const ends: (() => void)[] = [];
  /** Calls of `open` and `track` before the server has answered. */
  const pendingCalls: (() => void)[] = [];
  let person: { userId?: string; hash?: string } = {};
  let answer: Bootstrap | undefined;
  let ended = false;
  let scheme = colorScheme ?? 'auto';
  let asking = false;
  let askedMeanwhile = false;
  let askAgain: ReturnType<typeof setTimeout> | undefined;

  const failed = (error: unknown, offer?: Showable) =>
    notify({ type: 'error', error, entityType: offer?.entityType, id: offer?.id });
  const claim = (): Claim => {
    const anonymousId = local.get<string>('me') ?? newId();
    local.set('me', anonymousId);
    return { clientToken, anonymousId, ...person };
  };
  const outbox = openOutbox(send, local, () => answer?.follows && ask(1_000));

  const report = (name: string, properties: object, entity?: object) =>
    outbox.event(claim(), {
      id: newId(),
      name,
      ...entity,
      properties: { ...properties, url: location.href },
      at: Date.now(),
    });
  const emit = (offer: Showable, name: string, properties: Record<string, unknown> = {}, fromResponse?: true) => {
    const { entityType, id } = offer;
    if (!fromResponse) report(name, properties, { entityType, entityId: id });
    const [kind = 'shown'] = heard.find(([, pattern]) => pattern.test(name)) ?? [];
    if (kind === 'shown') turns.shown(offer);
    notify({ type: kind === 'available' ? 'shown' : kind, entityType, id, name, properties });
    if (kind === 'completed') happened(`${entityType} ${id}`);
  };

  const subscribe: Subscribe = (name, then) => {
    const set = waiting.get(name) ?? new Set();
    waiting.set(name, set.add(then));
    return () => set.delete(then);
  };
  const happened = (name: string) => {
    for (const then of [...(waiting.get(name) ?? [])]) then();
  };
  const completions = createCompletions({
    local,
    subscribe,
    emit,
    onScreen: (name, entry) => screen.complete(name, entry),
  });

  const givenOf = (offer: Showable): Given | undefined => {
    const given = local.get<Given>(`given:${nameOf(offer)}`);
    return given && Date.now() - given.revision < SAME_RESPONSE_MS ? given : undefined;
  };
  /** Removes a widget in other tabs. @returns false if it may show in each tab */
  const notifyTabs = (offer: Showable): boolean => {
    const isOnce = !IN_EACH_TAB.test(String(offer.mode));
    if (isOnce) tabs.notify(nameOf(offer));
    return isOnce;
  };
  const submit = (offer: Showable, { kind, ...fields }: WidgetResponse, shownAt: number) => {
    const given = givenOf(offer);
    const isComplete = !('isComplete' in fields);
    const body = {
      ...fields,
      id: given?.id ?? newId(),
      widgetId: offer.id,
      url: location.href.slice(0, 2_000),
      // Based on the clock, so that it increases across pages and tabs.
      revision: Math.max(Date.now(), (given?.revision ?? 0) + 1),
      shownAt,
      ...(kind === 'nps' && { language: navigator.language }),
    };
    outbox.response(claim(), `/responses/${kind}`, body, isComplete || !given);
    if (kind === 'feedback') return;
    if (isComplete) local.remove(`given:${nameOf(offer)}`);
    else local.set(`given:${nameOf(offer)}`, body);
    turns.answering.add(nameOf(offer));
    // Until the next answer of the server, a complete response allows no second one.
    offer.answered = notifyTabs(offer) && isComplete;
  };

  /** Navigates to a URL; within the application by its router, if it has provided one. */
  const follow = (url: string, offer: Showable) => {
    const { entityType, id } = offer;
    const { origin, pathname, search, hash } = new URL(url, document.baseURI);
    const path = pathname + search + hash;
    let isTaken = false;
    const preventDefault = () => {
      isTaken = true;
    };
    if (origin === location.origin) {
      notify({ type: 'navigate', entityType, id, url: path, preventDefault });
      try {
        if (navigate && !isTaken) {
          navigate(path);
          preventDefault();
        }
      } catch (error) {
        failed(error, offer);
      }
    }
    // An application that uses the Navigation API takes this over, too.
    if (!isTaken) location.assign(url);
  };

  const screen = createScreen({
    load,
    listeners,
    follow,
    local,
    nonce,
    zIndex,
    emit,
    submit,
    givenOf,
    open: (what) => {
      if (!openNow(what.type, what.id)) failed(new Error(`Docent cannot open ${toJson(what)} here`));
    },
    when: (trigger, then) => when(trigger, subscribe, then),
    doneOf: completions.doneOf,
    ask: (path, body) => send(path, { ...claim(), ...body }),
    asksEmail: () => person.userId === undefined,
    ownScheme: () => scheme,
    recolored: () => turns.judgeSoon(),
    failed,
    closed: (offer, laterHours) => {
      local.remove(`given:${nameOf(offer)}`);
      turns.wasClosed(offer, laterHours);
      notifyTabs(offer);
    },
  });

  const turns = createTurns({ screen: () => screen, local, session, subscribe, answer: () => answer });

  /** Asks the server what this person may see. */
  async function askNow(): Promise<void> {
    askedMeanwhile = asking;
    if (asking || ended) return;
    asking = true;
    const who = claim();
    try {
      const { status, body } = await send('/bootstrap', {
        ...who,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(answer && { known: answer.etag }),
      });
      if (ended) return;
      const isStillWho = toJson(who) === toJson(claim());
      if (status === 200 && isStillWho) answer = body as Bootstrap;
      // Another tab or the application has identified another user meanwhile.
      askedMeanwhile ||= !isStillWho;
      if (answer?.offAutomated && navigator.webdriver) return end();
      // Identity verification failed: this person sees nothing.
      if (status === 403 || status === 401) answer = undefined;
      if (!answer) screen.clear(false);
      else {
        const widgets = toJson(answer.widgets);
        const loading = [
          loadSemantics(semantics, widgets),
          loadExtras(extras, widgets, answer.widgets, turns.closed, local, session),
        ].map((one) => one.catch(failed));
        void Promise.all(loading).then(turns.judge);
        // Widgets that do not need this code wait no longer than this.
        await Promise.race([Promise.all(loading), new Promise((resolve) => setTimeout(resolve, LOAD_MS))]);
      }
      turns.judge();
      completions.watch(answer?.widgets.filter(turns.isDue) ?? []);
      if (answer) for (const run of pendingCalls.splice(0)) run();
    } catch (error) {
      failed(error);
    } finally {
      asking = false;
      if (askedMeanwhile) ask(0);
    }
  }
  function ask(ms: number): void {
    clearTimeout(askAgain);
    if (!ended) askAgain = setTimeout(() => void askNow(), ms);
  }

  /** Opens a widget that this person may see, or a panel, which takes the place of any other. */
  const openNow = (entityType: string, id?: number): boolean => {
    const opened = PANEL.test(entityType)
      ? panelOf(entityType, id, answer)
      : answer?.widgets.find((one) => one.entityType === entityType && (id === undefined || one.id === id));
    if (!opened && !answer && !ended) return pendingCalls.push(() => openNow(entityType, id)) > 0;
    if (!opened || opened.answered || ended) return false;
    turns.opened(opened);
    for (const one of screen.offers())
      if (one.panel && opened.panel && nameOf(one) !== nameOf(opened)) screen.remove(nameOf(one));
    void screen.show(opened, answer, 0);
    return true;
  };

  const track = (name: string, properties: Record<string, unknown> = {}) => {
    report(name, properties);
    const then = () => happened(`event ${name}`);
    // Before the server has answered, it is unknown which widgets wait for the event.
    if (answer) then();
    else if (pendingCalls.length < MAX_PENDING_CALLS) pendingCalls.push(then);
  };

  const forget = () => {
    screen.clear();
    turns.forget();
    pendingCalls.splice(0);
  };

  async function identify(given: unknown, metadata: object, hash?: string): Promise<void> {
    // An application that has not loaded its user yet would create a user with the id "undefined".
    if (!isId(given)) {
      console.warn('Docent.identifyUser needs a user id.');
      return ask(0);
    }
    const userId = String(given);
    const before = person.userId;
    person = { userId, ...(hash && { hash }) };
    if ((before ?? userId) !== userId) forget();
    answer = undefined;
    // Sends earlier events before the user is identified.
    outbox.flush();
    try {
      const { status } = await send('/identify', { ...claim(), metadata });
      if (status >= 400) failed(new Error(`identifyUser was answered with ${status}`));
    } catch (error) {
      failed(error);
    }
    ask(0);
  }

  function end(): void {
    ended = true;
    clearTimeout(askAgain);
    for (const stop of ends) stop();
    turns.end();
    completions.end();
    screen.clear();
    outbox.end();
    tabs.close();
  }

  const on = (target: EventTarget, name: string, then: (event: Event) => void) => {
    target.addEventListener(name, then);
    ends.push(() => target.removeEventListener(name, then));
  };
  const tabs = openTabs(clientToken, local, on, turns.elsewhere);
  const changes = new MutationObserver(turns.judgeSoon);
  changes.observe(document.documentElement, { childList: true, subtree: true });
  const refresh = setInterval(() => document.hidden || ask(0), REFRESH_MS);
  ends.push(
    () => changes.disconnect(),
    () => clearInterval(refresh),
    watchAddress(() => {
      happened('url');
      turns.judge();
      ask(REFRESH_DEBOUNCE_MS);
    }),
  );
  on(matchMedia('(prefers-color-scheme: dark)'), 'change', turns.judgeSoon);
  // A background color in transition has its final value only at the end.
  on(document, 'transitionend', ({ target }) => target === document.body && turns.judgeSoon());
  on(document, 'visibilitychange', () => (document.hidden ? outbox.beacon(url) : ask(0)));
  on(window, 'pagehide', () => outbox.beacon(url));

  return {
    begin: () => ask(0),
    identify,
    track,
    openNow,
    end,
    recolor: (wanted: Scheme) => {
      scheme = wanted;
      turns.judge();
    },
    /** The state that `debug` puts into words. */
    report: () => ({
      answer,
      person,
      ended,
      local,
      session,
      closed: turns.closed,
      isDue: turns.isDue,
      pauseLeft: turns.pauseLeft,
      isTyping: turns.isTyping,
      isBehindDialog: turns.isBehindDialog,
      log,
      waiting: turns.waiting,
      screen,
    }),
    reset: () => {
      person = {};
      answer = undefined;
      forget();
      local.remove('me');
      ask(0);
    },
    on: listen,
    off,
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
export type State = ReturnType<Runtime['report']>;
