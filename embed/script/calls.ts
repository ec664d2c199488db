import { nameOf, panelOf } from './offers';
import type { Calls, Parts } from './parts';

/** The limit for calls that wait for the server: once so many wait, `track` adds no more. Calls that open something are always added. */
const MAX_PENDING_CALLS = 100;
const PANEL = /^(changelog|roadmap)$/;

/** Calls of the application. Those made before the server has answered wait for it. */
export function createCalls(parts: Pick<Parts, 'answer' | 'ended' | 'screen' | 'turns' | 'report' | 'signals'>): Calls {
  const pending: (() => void)[] = [];
  /** Opens a widget that this person may see, or a panel, which replaces any other panel. */
  const openNow = (entityType: string, id?: number): boolean => {
    const { answer, ended, screen } = parts;
    const opened = PANEL.test(entityType)
      ? panelOf(entityType, id, answer)
      : answer?.widgets.find((one) => one.entityType === entityType && (id === undefined || one.id === id));
    if (!opened && !answer && !ended) return pending.push(() => openNow(entityType, id)) > 0;
    if (!opened || opened.answered || ended) return false;
    parts.turns.opened(opened);
    for (const one of screen.offers())
      if (one.panel && opened.panel && nameOf(one) !== nameOf(opened)) screen.remove(nameOf(one));
    void screen.show(opened, answer, 0);
    return true;
  };
  return {
    openNow,
    track: (name: string, properties: Record<string, unknown> = {}) => {
      parts.report(name, properties);
      const then = () => parts.signals.happened(`event ${name}`);
      // Before the server has answered, it is unknown which widgets wait for the event.
      if (parts.answer) then();
      else if (pending.length < MAX_PENDING_CALLS) pending.push(then);
    },
    runPending: () => {
      for (const run of pending.splice(0)) run();
    },
    forget: () => void pending.splice(0),
  };
}
