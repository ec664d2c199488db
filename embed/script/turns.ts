import { HOUR_MS } from '../../widgets/targeting/dates';
import { comesByItself, heldBackBy } from '../../widgets/targeting/turn';
import type { Progress } from '../kit/renderer';
import { openDialog } from './dialogs';
import { findElement } from './find';
import { meetsPage } from './loaded';
import { type Bootstrap, nameOf, type Offer, panelOf, type Showable } from './offers';
import type { Screen } from './screen';
import type { Storage } from './storage';
import type { Subscribe } from './subscribe';
import { whenStarts } from './triggers';

const JUDGE_THROTTLE_MS = 300;
/** How often a page is looked at on which a widget waits for a dialog to be closed or for typing to end. */
const BUSY_MS = 500;
/** How long after the last key a person counts as typing. */
const TYPING_MS = 3_000;
/** Modes under which a widget does not show again in this tab, even if the server does not know yet that it was shown. */
const ONCE = /^(session|once|until-closed)$/;

type TurnsDependencies = {
  screen: () => Screen;
  local: Storage;
  session: Storage;
  subscribe: Subscribe;
  /** What the server answered last. */
  answer: () => Bootstrap | undefined;
};

/** Decides which of the offered widgets show on the page, and when. */
export function createTurns({ screen: screenOf, local, session, subscribe, answer: answerOf }: TurnsDependencies) {
  /** Widgets that the person closed on this page: whatever their frequency says, they stay away until the next one is loaded. */
  const closed = new Set<string>();
  /** Widgets whose start is awaited, by name. */
  const waiting = new Map<string, () => void>();
  /** Widgets that the application or the person opened by name: they may show on any page. */
  const asked = new Set<string>();
  /** Widgets whose trigger fired while another widget was open. Triggers fire once, so these widgets wait for their turn. */
  const fired = new Set<string>();
  /** Widgets that the person answers in this tab. */
  const answering = new Set<string>();
  let soon: ReturnType<typeof setTimeout> | undefined;
  let lookAgain: ReturnType<typeof setTimeout> | undefined;
  let typedAt = 0;
  let ended = false;
  const onInput = () => {
    typedAt = Date.now();
  };
  document.addEventListener('input', onInput, { capture: true, passive: true });

  /** The milliseconds that are left of the pause after the widget that was closed last. */
  const pauseLeft = () => {
    const pause = (answerOf()?.pause ?? 0) * 1_000;
    // A clock that was set back ends it.
    return Math.min(pause, (local.get<number>('closed') ?? 0) + pause - Date.now());
  };
  const isTyping = () => Date.now() - typedAt < TYPING_MS;
  /** For how long, in milliseconds, a widget has to wait for the person: not above 0 where it need not. */
  const waitOf = (offer: Offer) => {
    if (isBehindDialog(offer)) return BUSY_MS;
    if (!comesByItself(offer)) return 0;
    return isTyping() ? BUSY_MS : pauseLeft();
  };

  /** True where the page and this tab let a widget show. */
  const fits = (offer: Offer) => {
    try {
      return meetsPage(offer.rules, offer.any ? 'or' : 'and', answerOf()?.country);
    } catch {
      return false;
    }
  };
  const isDue = (offer: Offer) =>
    offer.due &&
    !closed.has(nameOf(offer)) &&
    !((local.get<number>(`later:${nameOf(offer)}`) ?? 0) > Date.now()) &&
    !(ONCE.test(offer.mode) && session.get(`past:${nameOf(offer)}`));
  /** True for what a person has begun and neither finished nor closed, here or on a page before. */
  const isUnderWay = (offer: Offer) => local.get(`under:${nameOf(offer)}`) === true;
  /** True where a widget may be on the page: one that goes on across pages needs no rule once it has begun. */
  const belongs = (offer: Offer) => asked.has(nameOf(offer)) || (offer.resumes && isUnderWay(offer)) || fits(offer);

  /** True while a dialog of the host is open that the widget neither points into nor may show with. */
  const isBehindDialog = ({ view }: Offer) => {
    const dialog = view.settings.duringDialogs !== 'show' && openDialog();
    const steps = view.steps as { domQuery?: string }[] | undefined;
    return dialog && !steps?.some(({ domQuery }) => domQuery && dialog.contains(findElement(domQuery)));
  };

  const start = (offer: Offer) => {
    const answer = answerOf();
    const screen = screenOf();
    waiting.delete(nameOf(offer));
    if (!answer || ended || screen.has(nameOf(offer)) || closed.has(nameOf(offer)) || !belongs(offer)) return;
    const resumes = offer.resumes && isUnderWay(offer);
    if (offer.interrupts && !resumes) {
      const wait = asked.has(nameOf(offer)) ? 0 : waitOf(offer);
      if (wait > 0) {
        fired.add(nameOf(offer));
        // Nothing tells when a dialog is only hidden, or when typing has ended.
        lookAgain ??= setTimeout(() => {
          lookAgain = undefined;
          judge();
        }, wait);
        return;
      }
      // The next in line gets its turn when this one is closed.
      const isTaken = screen.offers().some(({ interrupts }) => interrupts);
      if (heldBackBy(answer.allowance, isTaken)) {
        if (offer.start.on !== 'load') fired.add(nameOf(offer));
        return;
      }
      if (answer.allowance !== undefined) answer.allowance -= 1;
    }
    fired.delete(nameOf(offer));
    void screen.show(offer, answer, resumes ? local.get<Progress>(`at:${nameOf(offer)}`)?.at : undefined);
  };

  /** Brings what is on the page in line with what the server answered and where the person is. */
  const judge = () => {
    const answer = answerOf();
    if (!answer || ended) return;
    const screen = screenOf();
    screen.restore();
    const offers = new Map(answer.widgets.map((offer) => [nameOf(offer), offer]));
    for (const shown of screen.offers()) {
      const offer = offers.get(nameOf(shown));
      if (shown.panel) screen.update(panelOf(shown.entityType, shown.id, answer), answer);
      else if (!offer || !belongs(offer) || (offer.answered && !answering.has(nameOf(shown))))
        screen.remove(nameOf(shown));
      else screen.update(offer, answer);
    }
    for (const [name, stop] of waiting) {
      const offer = offers.get(name);
      if (offer && belongs(offer)) continue;
      stop();
      waiting.delete(name);
    }
    for (const name of fired) if (!offers.has(name)) fired.delete(name);
    for (const [name, offer] of offers) {
      if (screen.has(name) || waiting.has(name) || !(isDue(offer) || isUnderWay(offer)) || !belongs(offer)) continue;
      if (fired.has(name)) {
        start(offer);
        continue;
      }
      waiting.set(name, () => {});
      const stop = whenStarts(offer, subscribe, () => start(offer));
      if (waiting.has(name)) waiting.set(name, stop);
    }
  };

  return {
    closed,
    answering,
    waiting,
    isDue,
    pauseLeft,
    isTyping,
    isBehindDialog,
    judge,
    /** Judges after a throttle: a page that changes all the time does not delay it. */
    judgeSoon: () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        judge();
      }, JUDGE_THROTTLE_MS);
    },
    /** Takes away what the person answered or closed in another tab. */
    elsewhere: (name: string) => {
      closed.add(name);
      screenOf().remove(name);
      judge();
    },
    /** What was opened by name may stand on any page. */
    opened: (offer: Showable) => void asked.add(nameOf(offer)),
    shown: (offer: Showable) => {
      if (offer.mode && offer.mode !== 'until-closed') session.set(`past:${nameOf(offer)}`, true);
    },
    wasClosed: (offer: Showable, laterHours?: number) => {
      const name = nameOf(offer);
      if (offer.interrupts) local.set('closed', Date.now());
      asked.delete(name);
      answering.delete(name);
      // The next page may ask before the server has heard of it.
      if (laterHours) {
        local.set(`later:${name}`, Date.now() + laterHours * HOUR_MS);
        session.remove(`past:${name}`);
      } else {
        closed.add(name);
        if (offer.mode === 'until-closed') session.set(`past:${name}`, true);
      }
      judge();
    },
    /** Forgets the progress and history of the previous person when another person is identified. */
    forget: () => {
      asked.clear();
      answering.clear();
      closed.clear();
      fired.clear();
      for (const key of local.keys()) if (/^(at|under|given|later):/.test(key)) local.remove(key);
      for (const key of session.keys()) session.remove(key);
    },
    end: () => {
      ended = true;
      clearTimeout(soon);
      clearTimeout(lookAgain);
      document.removeEventListener('input', onInput, { capture: true });
      for (const stop of waiting.values()) stop();
    },
  };
}
