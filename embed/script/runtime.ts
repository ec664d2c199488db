import { pageMatches } from '../../widgets/targeting-page';
import type { Progress, WidgetResponse } from '../kit/renderer';
import type { DocentEvent } from './api';
import { createCompletions } from './completions';
import { openLine } from './line';
import { type Bootstrap, nameOf, type Offer, type Showable } from './offers';
import { type Claim, newId, openOutbox } from './outbox';
import { pageFacts, watchAddress } from './page';
import { createScreen, type Draw } from './screen';
import { openStorage } from './storage';
import { type Hear, when, whenStarts } from './triggers';

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

type Listener = (event: DocentEvent) => void;

/** A request or an event, and when it was. */
export type Noted = { at: number; path?: string; status?: number; error?: unknown } & Partial<DocentEvent>;

const REFRESH_MS = 60_000;
const SOON_MS = 300;
const MOST_NOTED = 50;
/** Modes under which what somebody had in this tab does not come again, whether or not the server has heard of it. */
const ONCE = /^(session|once|until-closed)$/;
const PANEL = /^(changelog|roadmap)$/;

/** What an event's name says of its kind, for those who listen. */
const KINDS: [RegExp, DocentEvent['type']][] = [
  [/_(finish|finished|completed|submitted|action_clicked)$/, 'completed'],
  [/_(answered|voted)$/, 'answered'],
  [/_(closed|dismissed)$/, 'dismissed'],
  [/_missing$/, 'error'],
  [/_(step|post_viewed)$/, 'step'],
  [/_(shown|start|auto_start|continue|open|opened)$/, 'shown'],
];

/** Runs Docent in a page. Nothing in here throws into it. */
export function createRuntime({ clientToken, apiHost, nonce, zIndex, load }: Options) {
  const url = `${apiHost.replace(/\/$/, '')}/api/client`;
  const local = openStorage('localStorage', 'docent:');
  const session = openStorage('sessionStorage', 'docent:');
  /** What happened last: requests, and what listeners were told. */
  const log: Noted[] = [];
  const note = (what: object) => {
    log.push({ at: Date.now(), ...what });
    log.splice(0, log.length - MOST_NOTED);
  };
  const send = openLine(url, note);
  const listeners = new Map<string, Set<Listener>>();
  const heard = new Map<string, Set<() => void>>();
  const ends: (() => void)[] = [];
  /** Widgets that the person closed on this page: whatever their frequency says, they stay away until the next one is loaded. */
  const closed = new Set<string>();
  /** Widgets whose start is awaited, by name. */
  const waiting = new Map<string, () => void>();
  /** What the application, or the person, opened by name: it may stand on any page. */
  const asked = new Set<string>();
  /** What was to be opened before the server had answered. */
  const wished: (() => void)[] = [];
  let person: { userId?: string; hash?: string } = {};
  let answer: Bootstrap | undefined;
  let ended = false;
  let asking = false;
  let askedMeanwhile = false;
  let askAgain: ReturnType<typeof setTimeout> | undefined;
  let judgeSoon: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: DocentEvent) => {
    note(event);
    for (const name of [event.type, '*'])
      for (const listener of listeners.get(name) ?? [])
        try {
          listener(event);
        } catch {
          // The application's own fault, which is not to stop ours.
        }
  };
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
    const type = KINDS.find(([pattern]) => pattern.test(name))?.[1];
    if (type === 'shown' && offer.mode && offer.mode !== 'until-closed') session.set(`past:${nameOf(offer)}`, true);
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
    closed: (offer) => {
      const name = nameOf(offer);
      closed.add(name);
      asked.delete(name);
      // The next page may ask before the server has heard of it.
      if (offer.mode === 'until-closed') session.set(`past:${name}`, true);
      judge();
    },
  });

  /** True where the page and this tab let a widget show. */
  const fits = (offer: Offer) => {
    try {
      return pageMatches(offer.rules, offer.any ? 'or' : 'and', pageFacts(answer?.country));
    } catch {
      return false;
    }
  };
  const isDue = (offer: Offer) =>
    offer.due && !closed.has(nameOf(offer)) && !(ONCE.test(offer.mode) && session.get(`past:${nameOf(offer)}`));
  /** True for what a person has begun and neither finished nor closed, here or on a page before. */
  const isUnderWay = (offer: Offer) => local.get(`under:${nameOf(offer)}`) === true;
  /** True where a widget may be on the page: one that goes on across pages needs no rule once it has begun. */
  const belongs = (offer: Offer) => asked.has(nameOf(offer)) || (offer.resumes && isUnderWay(offer)) || fits(offer);
  const isInterrupted = () => screen.offers().some(({ interrupts }) => interrupts);
  const hasAllowance = () => answer?.allowance === undefined || answer.allowance > 0;

  const start = (offer: Offer) => {
    waiting.delete(nameOf(offer));
    if (!answer || ended || screen.has(nameOf(offer)) || !belongs(offer)) return;
    const resumes = offer.resumes && isUnderWay(offer);
    if (offer.interrupts && !resumes) {
      // The next in line gets its turn when this one is closed.
      if (isInterrupted() || !hasAllowance()) return;
      if (answer.allowance !== undefined) answer.allowance -= 1;
    }
    void screen.show(offer, answer, resumes ? local.get<Progress>(`at:${nameOf(offer)}`)?.at : undefined);
  };

  /** Brings what is on the page in line with what the server answered and where the person is. */
  function judge(): void {
    if (!answer || ended) return;
    screen.restore();
    const offers = new Map(answer.widgets.map((offer) => [nameOf(offer), offer]));
    for (const shown of screen.offers()) {
      const offer = offers.get(nameOf(shown));
      if (shown.panel) screen.update(panelOf(shown.entityType, shown.id), answer);
      else if (!offer || !belongs(offer)) screen.remove(nameOf(shown));
      else screen.update(offer, answer);
    }
    for (const [name, stop] of waiting) {
      const offer = offers.get(name);
      if (offer && belongs(offer)) continue;
      stop();
      waiting.delete(name);
    }
    for (const [name, offer] of offers) {
      if (screen.has(name) || waiting.has(name) || !(isDue(offer) || isUnderWay(offer)) || !belongs(offer)) continue;
      waiting.set(name, () => {});
      const stop = whenStarts(offer, hear, () => start(offer));
      if (waiting.has(name)) waiting.set(name, stop);
    }
  }

  // Not put off by a page that changes all the time.
  const judgeLater = () => {
    judgeSoon ??= setTimeout(() => {
      judgeSoon = undefined;
      judge();
    }, SOON_MS);
  };

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
      if (status === 200 && JSON.stringify(who) === JSON.stringify(claim())) answer = body as Bootstrap;
      if (answer?.offAutomated && navigator.webdriver) return end();
      // Proof was asked for and not given: nothing is shown to whoever this is.
      if (status === 403 || status === 401) answer = undefined;
      if (!answer) screen.clear(false);
      judge();
      completions.watch(answer?.widgets.filter(isDue) ?? []);
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

  /** Its view changes with what the server answers, and so does its appearance. */
  const panelOf = (entityType: string, id?: number): Showable => ({
    entityType,
    id,
    view: { id, etag: answer?.etag },
    interrupts: true,
    panel: true,
  });
  /** Opens a widget that this person may see, or a panel, which takes the place of any other. */
  const openNow = (entityType: string, id?: number): boolean => {
    const opened = PANEL.test(entityType)
      ? panelOf(entityType, id)
      : answer?.widgets.find((one) => one.entityType === entityType && (id === undefined || one.id === id));
    if (!opened && !answer && !ended) return wished.push(() => openNow(entityType, id)) > 0;
    if (!opened || ended) return false;
    asked.add(nameOf(opened));
    for (const one of screen.offers())
      if (one.panel && opened.panel && nameOf(one) !== nameOf(opened)) screen.remove(nameOf(one));
    void screen.show(opened, answer, 0);
    return true;
  };

  const track = (name: string, properties: Record<string, unknown> = {}) => {
    outbox.event(claim(), { id: newId(), name, properties: { ...properties, url: location.href }, at: Date.now() });
    happened(`event ${name}`);
  };

  /** Forgets what somebody has begun and seen here, who was another than the one who comes. */
  const forget = () => {
    screen.clear();
    asked.clear();
    closed.clear();
    for (const key of local.keys()) if (/^(at|under):/.test(key)) local.remove(key);
    for (const key of session.keys()) session.remove(key);
  };

  async function identify(userId: string, metadata: object, hash?: string): Promise<void> {
    const before = person.userId;
    person = hash ? { userId, hash } : { userId };
    if (before !== undefined && before !== userId) forget();
    answer = undefined;
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
    clearTimeout(judgeSoon);
    for (const stop of [...ends, ...waiting.values()]) stop();
    completions.end();
    screen.clear();
    outbox.end();
  }

  const on = (target: EventTarget, name: string, then: () => void) => {
    target.addEventListener(name, then);
    ends.push(() => target.removeEventListener(name, then));
  };
  const changes = new MutationObserver(judgeLater);
  changes.observe(document.documentElement, { childList: true, subtree: true });
  ends.push(() => changes.disconnect());
  ends.push(
    watchAddress(() => {
      happened('url');
      judge();
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
    report: () => ({ answer, person, ended, local, session, closed, log, waiting, screen }),
    reset: () => {
      person = {};
      answer = undefined;
      forget();
      local.remove('me');
      ask(0);
    },
    on: (name: string, listener: Listener) =>
      void listeners.set(name, (listeners.get(name) ?? new Set()).add(listener)),
    off: (name: string, listener: Listener) => void listeners.get(name)?.delete(listener),
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
export type State = ReturnType<Runtime['report']>;
