import { heard } from '../../widgets/generated/scripts';
import { createCalls } from './calls';
import { createCompletions } from './completions';
import { claimOf, createIdentity } from './identity';
import { createListeners } from './listeners';
import { nameOf } from './offers';
import type { Options, Scheme } from './options';
import { newId, openOutbox } from './outbox';
import { watchPage } from './page-watch';
import type { Parts } from './parts';
import { createPolling } from './polling';
import { createRequestQueue } from './request-queue';
import { createResponses } from './responses';
import { createScreen } from './screen';
import { createSignals } from './signals';
import { openStorage, PREFIX } from './storage';
import { openTabs } from './tabs';
import { createTurns } from './turns';

/** Modes of widgets (and panels, which have none) that may show although they were closed or answered in another tab. */
const IN_EACH_TAB = /^(session|always|undefined)$/;

/** Creates the parts that need no other part, and the functions that several parts share. */
function createBase(options: Options): Parts {
  const parts = { options, scheme: options.colorScheme ?? 'auto', person: {} } as Parts;
  parts.url = `${options.apiHost.replace(/\/$/, '')}/api/client`;
  parts.local = openStorage('localStorage', PREFIX);
  parts.session = openStorage('sessionStorage', PREFIX);
  parts.listeners = createListeners();
  parts.signals = createSignals();
  parts.send = createRequestQueue(parts.url, parts.listeners.record);
  parts.outbox = openOutbox(parts.send, parts.local, () => parts.answer?.follows && parts.polling.ask(1_000));
  parts.claimNow = () => claimOf(parts);
  parts.notifyError = (error, offer) =>
    parts.listeners.notify({ type: 'error', error, entityType: offer?.entityType, id: offer?.id });
  parts.report = (name, properties, entity) =>
    parts.outbox.event(parts.claimNow(), {
      id: newId(),
      name,
      ...entity,
      properties: { ...properties, url: location.href },
      at: Date.now(),
    });
  parts.emit = (offer, name, properties = {}, fromResponse) => {
    const { entityType, id } = offer;
    if (!fromResponse) parts.report(name, properties, { entityType, entityId: id });
    const [kind = 'shown'] = heard.find(([, pattern]) => pattern.test(name)) ?? [];
    // Dismissing counts as showing, so that a tour whose beacon was dismissed does not return on the next page.
    if (kind === 'shown' || kind === 'dismissed') parts.turns.shown(offer);
    // Listeners get `available` as `shown`, although the widget does not count as shown yet.
    parts.listeners.notify({ type: kind === 'available' ? 'shown' : kind, entityType, id, name, properties });
    if (kind === 'completed') parts.signals.happened(`${entityType} ${id}`);
  };
  parts.notifyTabs = (offer) => {
    const isOnce = !IN_EACH_TAB.test(String(offer.mode));
    if (isOnce) parts.tabs.notify(nameOf(offer));
    return isOnce;
  };
  return parts;
}

/** Runs Docent in a page. No error in here reaches the page. */
export function createRuntime(options: Options) {
  const parts = createBase(options);
  const ending = new AbortController();
  parts.ending = ending.signal;
  parts.turns = createTurns(parts);
  parts.tabs = openTabs(options.clientToken, parts.local, parts.ending, parts.turns.elsewhere);
  parts.responses = createResponses(parts);
  parts.completions = createCompletions(parts);
  parts.calls = createCalls(parts);
  parts.screen = createScreen(parts);
  parts.polling = createPolling(parts);
  parts.end = () => {
    parts.ended = true;
    ending.abort();
    for (const part of [parts.polling, parts.turns, parts.completions]) part.end();
    parts.screen.clear();
    parts.outbox.end();
  };
  watchPage(parts);
  return {
    ...createIdentity(parts),
    track: parts.calls.track,
    openNow: parts.calls.openNow,
    begin: () => parts.polling.ask(0),
    end: parts.end,
    recolor: (wanted: Scheme) => {
      parts.scheme = wanted;
      parts.turns.judge();
    },
    /** The state that `debug` puts into words. */
    report: () => ({ ...parts, ...parts.turns, log: parts.listeners.log }),
    on: parts.listeners.on,
    off: parts.listeners.off,
  };
}

export type Runtime = ReturnType<typeof createRuntime>;
export type State = ReturnType<Runtime['report']>;
