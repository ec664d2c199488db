import { type Gate, SENTENCES, sentenceOf } from '../../widgets/targeting/gates';
import { findElement } from '../script/find';
import type { Noted } from '../script/listeners';
import { nameOf } from '../script/offers';
import { pageFacts } from '../script/page-facts';
import type { State } from '../script/runtime';
import { gatesOf } from './gates';
import { type Target, targetsOf } from './targets';

/** A widget that the server offers to this person, and what lets it through or holds it back here. */
export type WidgetReport = {
  entityType: string;
  id: number;
  name: string;
  /** True while it is on the screen. */
  shows: boolean;
  sentence: string;
  /** In the order in which they are judged. */
  gates: Gate[];
  /** The elements that it points at. */
  targets: Target[];
};

/** All that the script knows about who sees what on this page. */
export type Report = {
  version: string;
  /** True where the application draws widgets itself. */
  headless: boolean;
  /** Whether something may be stored and sent: `not required` where consent is not asked for. */
  consent: 'not required' | 'waiting' | 'given';
  /** Why the script does not run; null while it runs. */
  off: string | null;
  server: {
    address: string;
    clientToken: string;
    lastAnswer: { path: string; status: number; at: string } | null;
    lastError: { path: string; message: string; at: string } | null;
    /** Events and responses that wait to be sent. */
    waiting: number;
  };
  person: { anonymousId: string | null; userId: string | null; identified: boolean; verified: boolean };
  page: { url: string; language?: string; device?: string; country?: string };
  widgets: WidgetReport[];
  /** Panels that are open. */
  panels: string[];
  /** A sentence about the widgets that are not in `widgets`. */
  others: string;
  /** Recent events and requests, newest first. */
  events: { at: string; what: string }[];
};

/** How Docent was started here. */
export type Installation = {
  clientToken: string;
  apiHost: string;
  nonce?: string;
  disabled?: boolean;
  consent?: 'wait' | undefined;
  headless?: boolean | undefined;
};

const clock = (at: number): string => new Date(at).toISOString();
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Why the script does not run; null if it runs. */
function whyOff({ disabled }: Installation, state: State | undefined, waits: boolean): string | null {
  if (disabled) return 'It was started disabled: by data-disabled of the tag, or by `disabled`.';
  if (!state && /[?&]docent=off(&|$)/.test(location.search)) return SENTENCES.offByAddress;
  if (waits) return 'It waits for Docent.consent(true): nothing is stored or sent before.';
  if (!state) return 'localStorage.docent_disabled is "1".';
  if (state.ended && state.answer?.offAutomated && navigator.webdriver) return SENTENCES.offAutomated;
  return state.ended ? 'The application called Docent.shutdown().' : null;
}

type Outbox = { events?: unknown[] }[];

/** The number of events and responses that wait to be sent, including those of other tabs. */
const waitingIn = ({ local }: State): number =>
  local
    .keys()
    .filter((key) => key.startsWith('out:'))
    .flatMap((key) => local.get<Outbox>(key) ?? [])
    .reduce((sum, { events }) => sum + (events ? events.length : 1), 0);

function whatOf({ path, status, error, name, type, entityType, id }: Noted): string {
  if (path) return `${path}: ${status ?? messageOf(error)}`;
  if (error) return `error: ${messageOf(error)}`;
  return `${name ?? type}${entityType ? ` · ${entityType}/${id}` : ''}`;
}

function othersOf(userId: string | undefined): string {
  const query = new URLSearchParams({ ...(userId === undefined ? {} : { userId }), url: location.href });
  return (
    'The server holds back every widget that is not listed: it is a draft, archived or outside its schedule, ' +
    'or a rule on users excludes it. ' +
    `Pages do not get the reason; call GET /api/v1/widgets/{id}/diagnose?${query}`
  );
}

/** Puts the state of the script into words. @param waits true while the script waits for consent */
export function reportOf(place: Installation, version: string, state: State | undefined, waits: boolean): Report {
  const { answer, person, log = [] } = state ?? {};
  const facts = pageFacts(answer?.country, findElement);
  const requests = log.filter(({ path }) => path);
  const last = requests.filter(({ status }) => status).at(-1);
  const failed = requests.filter(({ status }) => !status).at(-1);
  const { url = location.href, language, device, country } = facts;
  return {
    version,
    headless: !!place.headless,
    consent: waits ? 'waiting' : place.consent === 'wait' && state ? 'given' : 'not required',
    off: whyOff(place, state, waits),
    server: {
      address: place.apiHost,
      clientToken: place.clientToken,
      lastAnswer: last ? { path: last.path ?? '', status: last.status ?? 0, at: clock(last.at) } : null,
      lastError: failed ? { path: failed.path ?? '', message: messageOf(failed.error), at: clock(failed.at) } : null,
      waiting: state ? waitingIn(state) : 0,
    },
    person: {
      anonymousId: state?.local.get<string>('me') ?? null,
      userId: person?.userId ?? null,
      identified: answer?.identified ?? false,
      verified: answer?.verified ?? false,
    },
    page: { url, language, device, ...(country && { country }) },
    widgets:
      state && answer
        ? answer.widgets.map((offer) => {
            const shows = state.screen.has(nameOf(offer));
            const gates = gatesOf(offer, { ...state, answer }, facts);
            return {
              entityType: offer.entityType,
              id: offer.id,
              name: offer.view.name,
              shows,
              sentence: shows ? (place.headless ? 'Handed to the application.' : 'On the screen.') : sentenceOf(gates),
              gates,
              targets: targetsOf(offer.view),
            };
          })
        : [],
    panels: state
      ? state.screen
          .offers()
          .filter(({ panel }) => panel)
          .map(nameOf)
      : [],
    others: othersOf(person?.userId),
    events: [...log].reverse().map((noted) => ({ at: clock(noted.at), what: whatOf(noted) })),
  };
}
