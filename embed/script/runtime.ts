import type { WidgetResponse } from '../kit/renderer';
import { createCompletions } from './completions';
import { openLine } from './line';
import { createListeners, kindOf } from './listeners';
import { type Bootstrap, nameOf, panelOf, type Showable } from './offers';
import { type Claim, newId, openOutbox } from './outbox';
import { watchAddress } from './page';
import { createScreen, type Draw } from './screen';
import { openStorage } from './storage';
import { type Hear, when } from './triggers';
import { createTurns } from './turns';

/** How the script was installed. */
export type Options = {
  clientToken: string;
  /** Where Docent is. */
  apiHost: string;
  nonce?: string | undefined;
  /** The lowest of the three `z-index` that widgets stand at. */
  zIndex?: number | undefined;
  load: (entityType: string) => Promise<Draw>;
};

const REFRESH_MS = 60_000;
const SOON_MS = 300;
const PANEL = /^(changelog|roadmap)$/;

const isId = (value: unknown): boolean => /^(string|number)$/.test(typeof value) && !/^(NaN)?$/.test(String(value));

/** Runs Docent in a page. Nothing in here throws into it. */
export function createRuntime({ clientToken, apiHost, nonce, zIndex, load }: Options) {
  const url = `${apiHost.replace(/\/$/, '')}/api/client`;
  const local = openStorage('localStorage', 'docent:');
  const session = openStorage('sessionStorage', 'docent:');
  const { log, note, tell, on: listen, off } = createListeners();
  const send = openLine(url, note);
  const heard = new Map<string, Set<() => void>>();
  const ends: (() => void)[] = [];
  /** What was to be opened before the server had answered. */
  const wished: (() => void)[] = [];
  let person: { userId?: string; hash?: string } = {};
  let answer: Bootstrap | undefined;
  let ended = false;
  let asking = false;
  let askedMeanwhile = false;
  let askAgain: ReturnType<typeof setTimeout> | undefined;

  const failed = (error: unknown, offer?: Showable) =>
    tell({ type: 'error', error, ...(offer && { entityType: offer.entityType, id: offer.id }) });
  const claim = (): Claim => {
    const anonymousId = local.get<string>('me') ?? newId();
    local.set('me', anonymousId);
    return { clientToken, anonymousId, ...person };
  };
  const outbox = openOutbox(send, local, () => answer?.follows && ask(1_000));

  const emit = (offer: Showable, name: string, properties: Record<string, unknown> = {}) => {
    const { entityType, id } = offer;
    outbox.event(claim(), {
      id: newId(),
      name,
      entityType,
      entityId: id,
      properties: { ...properties, url: location.href },
      at: Date.now(),
    });
    const type = kindOf(name);
    if (type === 'shown') turns.shown(offer);
    tell({ type: type ?? 'shown', entityType, id, name, properties });
    if (name === 'tour_finish') happened(`tour ${id}`);
  };

  const hear: Hear = (name, then) => {
    const set = heard.get(name) ?? new Set();
    heard.set(name, set.add(then));
    return () => set.delete(then);
  };
  const happened = (name: string) => {
    for (const then of [...(heard.get(name) ?? [])]) then();
  };
  const completions = createCompletions({ local, hear, emit, onScreen: (name, entry) => screen.complete(name, entry) });

  const submit = async (offer: Showable, response: WidgetResponse) => {
    const { kind, ...fields } = response;
    const more = kind === 'nps' ? { language: navigator.language } : {};
    outbox.response(claim(), `/responses/${kind}`, {
      id: newId(),
      widgetId: offer.id,
      url: location.href.slice(0, 2_000),
      ...fields,
      ...more,
    });
  };

  const screen = createScreen({
    load,
    local,
    nonce,
    zIndex,
    emit,
    submit,
    open: (what) => {
      const opened = 'tour' in what ? openNow('tour', what.tour) : openNow('changelog', what.changelog ?? undefined);
      if (!opened) failed(new Error(`Docent cannot open this here: ${JSON.stringify(what)}`));
    },
    when: (trigger, then) => when(trigger, hear, then),
    doneOf: completions.doneOf,
    ask: (path, body) => send(path, { ...claim(), ...body }),
    asksEmail: () => person.userId === undefined,
    failed,
    closed: (offer) => turns.wasClosed(offer),
  });

  const turns = createTurns({ screen: () => screen, local, session, hear, answer: () => answer });

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
      const isStillWho = JSON.stringify(who) === JSON.stringify(claim());
      if (status === 200 && isStillWho) answer = body as Bootstrap;
      // Another tab, or the application, told us meanwhile who it is.
      askedMeanwhile ||= !isStillWho;
      if (answer?.offAutomated && navigator.webdriver) return end();
      // Proof was asked for and not given: nothing is shown to whoever this is.
      if (status === 403 || status === 401) answer = undefined;
      if (!answer) screen.clear(false);
      turns.judge();
      completions.watch(answer?.widgets.filter(turns.isDue) ?? []);
      if (answer) for (const wish of wished.splice(0)) wish();
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
    if (!opened && !answer && !ended) return wished.push(() => openNow(entityType, id)) > 0;
    if (!opened || ended) return false;
    turns.opened(opened);
    for (const one of screen.offers())
      if (one.panel && opened.panel && nameOf(one) !== nameOf(opened)) screen.remove(nameOf(one));
    void screen.show(opened, answer, 0);
    return true;
  };

  const track = (name: string, properties: Record<string, unknown> = {}) => {
    outbox.event(claim(), { id: newId(), name, properties: { ...properties, url: location.href }, at: Date.now() });
    happened(`event ${name}`);
  };

  const forget = () => {
    screen.clear();
    turns.forget();
  };

  async function identify(given: unknown, metadata: object, hash?: string): Promise<void> {
    // An application that has not loaded its user yet would make one that is called "undefined".
    if (!isId(given)) {
      console.warn('Docent.identifyUser needs a user id.');
      return ask(0);
    }
    const userId = String(given);
    const before = person.userId;
    person = hash ? { userId, hash } : { userId };
    if (before !== undefined && before !== userId) forget();
    answer = undefined;
    // What happened before they were known goes first.
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
  }

  const on = (target: EventTarget, name: string, then: () => void) => {
    target.addEventListener(name, then);
    ends.push(() => target.removeEventListener(name, then));
  };
  const changes = new MutationObserver(turns.judgeSoon);
  changes.observe(document.documentElement, { childList: true, subtree: true });
  ends.push(() => changes.disconnect());
  ends.push(
    watchAddress(() => {
      happened('url');
      turns.judge();
      ask(SOON_MS);
    }),
  );
  on(document, 'visibilitychange', () => (document.hidden ? outbox.beacon(url) : ask(0)));
  on(window, 'pagehide', () => outbox.beacon(url));
  const refresh = setInterval(() => document.hidden || ask(0), REFRESH_MS);
  ends.push(() => clearInterval(refresh));

  return {
    begin: () => ask(0),
    identify,
    track,
    openNow,
    end,
    /** The state that `debug` puts into words. */
    report: () => ({
      answer,
      person,
      ended,
      local,
      session,
      closed: turns.closed,
      isDue: turns.isDue,
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
