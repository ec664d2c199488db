import { loadSemantics } from './find';
import { toJson } from './json';
import { loadExtras } from './loaded';
import type { Bootstrap } from './offers';
import type { Parts, Polling } from './parts';
import { isRefusal } from './request-queue';

/** How long widgets wait for code that only some of them need. */
const LOAD_MS = 2_000;

type Used = Pick<
  Parts,
  'answer' | 'calls' | 'claimNow' | 'completions' | 'end' | 'ended' | 'notifyError' | 'local' | 'options'
> &
  Pick<Parts, 'screen' | 'send' | 'session' | 'turns'>;

/** Loads the code that the offered widgets need. Those that do not need it wait for at most {@link LOAD_MS}. */
async function loadCode(
  { options, turns, local, session, notifyError }: Used,
  { widgets: offers }: Bootstrap,
): Promise<void> {
  const widgets = toJson(offers);
  const loading = [
    loadSemantics(options.semantics, widgets),
    loadExtras(options.extras, widgets, offers, turns.closed, local, session),
  ].map((one) => one.catch(notifyError));
  const all = Promise.all(loading);
  void all.then(turns.judge);
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, LOAD_MS))]);
}

/** Asks the server what this person may see, one request at a time, and shows it. */
export function createPolling(parts: Used): Polling {
  let asking = false;
  let askedMeanwhile = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function askNow(): Promise<void> {
    askedMeanwhile = asking;
    if (asking || parts.ended) return;
    asking = true;
    const { turns } = parts;
    const who = parts.claimNow();
    try {
      const answer = await parts.send('/bootstrap', {
        ...who,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        ...(parts.answer && { known: parts.answer.etag }),
      });
      if (parts.ended) return;
      const isStillWho = toJson(who) === toJson(parts.claimNow());
      if (answer.status === 200 && isStillWho) parts.answer = answer.body as Bootstrap;
      // Another tab or the application has identified another user meanwhile.
      askedMeanwhile ||= !isStillWho;
      if (parts.answer?.offAutomated && navigator.webdriver) return parts.end();
      // Identity verification failed: this person sees nothing.
      if (isRefusal(answer) && (answer.status === 403 || answer.status === 401)) {
        parts.answer = undefined;
        parts.screen.clear(false);
      }
      if (parts.answer) await loadCode(parts, parts.answer);
      turns.judge();
      parts.completions.watch(parts.answer?.widgets.filter(turns.isDue) ?? []);
      if (parts.answer) parts.calls.runPending();
    } catch (error) {
      parts.notifyError(error);
    } finally {
      asking = false;
      if (askedMeanwhile) ask(0);
    }
  }

  /** Asks in `ms` milliseconds; a request that was planned before is dropped. */
  function ask(ms: number): void {
    clearTimeout(timer);
    if (!parts.ended) timer = setTimeout(() => void askNow(), ms);
  }

  return { ask, end: () => clearTimeout(timer) };
}
