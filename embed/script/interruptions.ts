import { opensOnItsOwn } from '../../widgets/targeting/turn';
import { openDialog } from './dialogs';
import { findElement } from './find';
import type { Offer } from './offers';
import type { Parts } from './parts';

/** How often the page is checked while a widget waits for a dialog to be closed or for typing to end. */
const BUSY_MS = 500;
/** How long after the last key a person counts as typing. */
const TYPING_MS = 3_000;

/** Tells whether a widget may interrupt the person now. */
export function createInterruptions(parts: Pick<Parts, 'answer' | 'ending' | 'local'>) {
  let typedAt = 0;
  const onInput = () => {
    typedAt = Date.now();
  };
  document.addEventListener('input', onInput, { capture: true, passive: true, signal: parts.ending });

  /** The milliseconds that are left of the pause after the widget that was closed last. */
  const pauseLeft = () => {
    const pause = (parts.answer?.pause ?? 0) * 1_000;
    // If the clock was set back, the difference would be longer than the pause.
    return Math.min(pause, (parts.local.get<number>('closed') ?? 0) + pause - Date.now());
  };
  const isTyping = () => Date.now() - typedAt < TYPING_MS;
  /** True while a dialog of the host is open, unless the widget points into it or may show during dialogs. */
  const isBehindDialog = ({ view }: Offer) => {
    const dialog = view.settings.duringDialogs !== 'show' && openDialog();
    const steps = view.steps as { domQuery?: string }[] | undefined;
    return !!dialog && !steps?.some(({ domQuery }) => domQuery && dialog.contains(findElement(domQuery)));
  };
  return {
    pauseLeft,
    isTyping,
    isBehindDialog,
    /** For how long, in milliseconds, a widget has to wait for the person; 0 or less if it need not wait. */
    waitOf: (offer: Offer) => {
      if (isBehindDialog(offer)) return BUSY_MS;
      if (!opensOnItsOwn(offer)) return 0;
      return isTyping() ? BUSY_MS : pauseLeft();
    },
  };
}
