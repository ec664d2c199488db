import type { Palettes } from '../../widgets/appearance/theme';
import type { Progress } from '../kit/renderer';
import { schemeOf } from '../kit/scheme';
import { safeLink } from '../kit/urls';
import type { PanelEnv } from '../panels/env';
import { findTarget } from './find';
import { toJson } from './json';
import { follow } from './navigation';
import { type Bootstrap, nameOf, type Showable } from './offers';
import type { Parts } from './parts';
import { when } from './triggers';

/** The palettes before the server has answered. */
const uncolored = <Scheme extends 'light' | 'dark'>(scheme: Scheme) => ({ scheme, tokens: {} });
const UNCOLORED: Palettes = { light: uncolored('light'), dark: uncolored('dark') };

/** @returns the color scheme now: of the company, or else of the application, or else of the page */
export const schemeNow = ({ scheme }: Pick<Parts, 'scheme'>, answer?: Bootstrap) => {
  const { colorScheme = 'auto' } = answer ?? {};
  return schemeOf(colorScheme === 'auto' ? scheme : colorScheme);
};

/** What a widget looks like on this page. */
export const appearanceOf = (parts: Pick<Parts, 'scheme'>, { palette = 0 }: Showable, answer?: Bootstrap) => ({
  palettes: answer?.palettes[palette] ?? UNCOLORED,
  colorScheme: schemeNow(parts, answer),
  locale: document.documentElement.lang || navigator.language || 'en',
  dir: getComputedStyle(document.body).direction as 'ltr' | 'rtl',
});

export type Drawing = Pick<
  Parts,
  'calls' | 'claimNow' | 'completions' | 'emit' | 'ending' | 'notifyError' | 'listeners' | 'local'
> &
  Pick<Parts, 'notifyTabs' | 'options' | 'person' | 'responses' | 'scheme' | 'screen' | 'send' | 'signals' | 'turns'>;

/** What a renderer gets to draw and run a widget. */
export function drawEnvOf(parts: Drawing, offer: Showable, answer: Bootstrap | undefined): PanelEnv {
  const { local, options, responses, notifyError } = parts;
  const name = nameOf(offer);
  const kept = local.get<Progress>(`at:${name}`) ?? {};
  const shownAt = Date.now();
  // Kept with the card: the stored copy expires, and other tabs remove it.
  let given = responses.givenOf(offer);
  if (given) parts.turns.answering.add(name);
  return {
    ...appearanceOf(parts, offer, answer),
    ...(options.nonce && { nonce: options.nonce }),
    asksEmail: parts.person.userId === undefined,
    progress: { ...kept, given, completed: [...parts.completions.doneOf(offer)] },
    find: findTarget,
    emit: ({ name: event, props, id, fromResponse }) =>
      parts.emit(id ? { ...offer, id } : offer, event, props, fromResponse),
    keep: (progress) => {
      local.set(`at:${name}`, { ...local.get<Progress>(`at:${name}`), ...progress });
      local.set(`under:${name}`, true);
    },
    submit: async (response) => {
      given = responses.submit(offer, response, shownAt, given);
    },
    navigate: (url) => {
      const link = safeLink(url);
      if (link) follow(parts, link, offer);
    },
    open: (what) => {
      if (!parts.calls.openNow(what.type, what.id)) notifyError(new Error(`Docent cannot open ${toJson(what)} here`));
    },
    holdBack: (holds) => parts.turns.holdBack(offer, holds),
    when: (trigger, then) => when(trigger, parts.signals.subscribe, then),
    ask: (path, body) => parts.send(path, { ...parts.claimNow(), ...body }),
    listeners: parts.listeners,
    failed: (error) => notifyError(error, offer),
    closed: (laterHours) => {
      local.remove(`under:${name}`);
      parts.screen.remove(name);
      responses.forget(offer);
      parts.turns.wasClosed(offer, laterHours);
      parts.notifyTabs(offer);
    },
  };
}
