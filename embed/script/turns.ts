import { startBlocker } from '../../widgets/targeting/turn';
import type { Progress } from '../kit/renderer';
import { createHistory } from './history';
import { createInterruptions } from './interruptions';
import { meetsPage } from './loaded';
import { type Bootstrap, nameOf, type Offer, panelOf, type Showable } from './offers';
import type { Parts, Turns } from './parts';
import { createStarts } from './starts';

const JUDGE_THROTTLE_MS = 300;

type Used = Pick<
  Parts,
  'answer' | 'ended' | 'ending' | 'local' | 'responses' | 'screen' | 'session' | 'signals' | 'turns'
>;

/** Decides which of the offered widgets show on the page, and when. */
export function createTurns(parts: Used): Turns {
  const history = createHistory(parts);
  const interruptions = createInterruptions(parts);
  const starts = createStarts(parts);
  /** Widgets that the application or the person opened by a call: they may show on any page. */
  const openedByCall = new Set<string>();
  /** Widgets that the person answers in this tab. */
  const answering = new Set<string>();
  let soon: ReturnType<typeof setTimeout> | undefined;

  /** True where the page and this tab let a widget show. */
  const fits = (offer: Offer) => {
    try {
      return meetsPage(offer.rules, offer.any ? 'or' : 'and', parts.answer?.country);
    } catch {
      return false;
    }
  };
  /** True where a widget may be on the page: one that goes on across pages needs no rule once it has begun. */
  const belongs = (offer: Offer) =>
    openedByCall.has(nameOf(offer)) || (offer.resumes && history.isUnderWay(offer)) || fits(offer);

  const start = (offer: Offer) => {
    const { answer, ended, screen } = parts;
    const name = nameOf(offer);
    starts.waiting.delete(name);
    if (!answer || ended || screen.has(name) || history.closed.has(name) || !belongs(offer)) return;
    const resumes = offer.resumes && history.isUnderWay(offer);
    if (offer.interrupts && !resumes) {
      const wait = openedByCall.has(name) ? 0 : interruptions.waitOf(offer);
      if (wait > 0) return starts.holdFor(offer, wait);
      // If another widget interrupts, this one waits until that is closed.
      const isOtherOpen = screen.offers().some(history.isInterrupting);
      if (startBlocker(answer.allowance, isOtherOpen)) return starts.hold(offer);
      if (answer.allowance !== undefined) answer.allowance -= 1;
    }
    starts.fired.delete(name);
    const at = resumes ? parts.local.get<Progress>(`at:${name}`)?.at : undefined;
    // A tour that goes on from an earlier page may wait for its element before it shows a step.
    history.holding.set(name, at !== undefined || offer.interrupts);
    void screen.show(offer, answer, at);
  };

  /** Updates the widgets on the page, and removes those that no longer belong there. */
  const updateShown = (answer: Bootstrap, offers: Map<string, Offer>) => {
    const { screen } = parts;
    screen.restore();
    for (const shown of screen.offers()) {
      const offer = offers.get(nameOf(shown));
      if (shown.panel) screen.update(panelOf(shown.entityType, shown.id, answer), answer);
      else if (!offer || !belongs(offer) || (offer.answered && !answering.has(nameOf(shown))))
        screen.remove(nameOf(shown));
      else screen.update(offer, answer);
    }
  };
  /** Updates the page to match the server's answer and the current address. */
  const judge = () => {
    const { answer, ended, screen } = parts;
    if (!answer || ended) return;
    const offers = new Map(answer.widgets.map((offer) => [nameOf(offer), offer]));
    updateShown(answer, offers);
    starts.keep((name) => offers.get(name), belongs);
    for (const [name, offer] of offers)
      if (
        !screen.has(name) &&
        !starts.waiting.has(name) &&
        (history.isDue(offer) || history.isUnderWay(offer)) &&
        belongs(offer)
      )
        starts.await(offer, start);
  };

  return {
    ...interruptions,
    ...history,
    answering,
    waiting: starts.waiting,
    judge,
    /** Judges after a throttle: a page that changes all the time does not delay it. */
    judgeSoon: () => {
      soon ??= setTimeout(() => {
        soon = undefined;
        judge();
      }, JUDGE_THROTTLE_MS);
    },
    /** Removes a widget that the person answered or closed in another tab. */
    elsewhere: (name: string) => {
      history.closed.add(name);
      parts.screen.remove(name);
      judge();
    },
    /** Notes that a widget was opened by a call: it may stay on any page. */
    opened: (offer: Showable) => void openedByCall.add(nameOf(offer)),
    wasClosed: (offer: Showable, laterHours?: number) => {
      openedByCall.delete(nameOf(offer));
      answering.delete(nameOf(offer));
      history.wasClosed(offer, laterHours);
      judge();
    },
    /** Forgets the previous person when another person is identified. */
    forget: () => {
      openedByCall.clear();
      answering.clear();
      starts.fired.clear();
      history.forget();
    },
    end: () => {
      clearTimeout(soon);
      starts.end();
    },
  };
}
