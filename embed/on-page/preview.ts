import { button, closeButton } from '../kit/controls';
import { h } from '../kit/dom';
import type { RenderEnv, Rendered } from '../kit/renderer';
import { schemeOf } from '../kit/scheme';
import { toolEnv } from '../kit/tool-env';
import { safeLink } from '../kit/urls';
import { findTarget, loadSemantics } from '../script/find';
import type { Draw } from '../script/options';
import { watchAddress } from '../script/page';
import { createSignals } from '../script/signals';
import { when } from '../script/triggers';
import { openBar } from './bar';
import { forget, keep, kept, type Place, type Purpose } from './page-session';

const NAME = 'Preview of a draft';

/** The number of steps or questions that the widget shows one at a time. */
const countOf = ({ view }: Purpose): number => {
  const entries = view?.steps ?? view?.settings.questions;
  return Array.isArray(entries) ? entries.length : 0;
};

/** Shows a draft on the page: nothing is counted, nothing is sent, and no rule or frequency holds it back. */
export async function startPreview(
  place: Place,
  purpose: Purpose,
  load: (entityType: string) => Promise<Draw>,
): Promise<void> {
  const { entityType, view, palettes, colorScheme = 'auto', name } = purpose;
  if (!view || !palettes) return;
  const bar = openBar(place, NAME, 'step');
  const { stage, card } = bar;
  const render = await load(entityType);
  await loadSemantics(() => import('../kit/semantics'), JSON.stringify(view)).catch(() => {});
  const count = countOf(purpose);
  const { subscribe, happened } = createSignals();
  const ending = new AbortController();
  watchAddress(ending.signal, () => happened('url'));
  let at = Math.min(kept()?.at ?? 0, Math.max(0, count - 1));
  let drawn: { rendered: Rendered<never>; host: HTMLElement } | undefined;
  let message = '';

  const close = () => {
    ending.abort();
    end();
    bar.remove();
    forget();
  };
  const showMessage = (text: string) => {
    message = text;
    stage.announce(text);
    drawBar();
  };
  const env = (): RenderEnv => ({
    ...toolEnv(place.nonce, () => {}),
    palettes,
    colorScheme: schemeOf(colorScheme),
    locale: document.documentElement.lang || navigator.language || 'en',
    asksEmail: true,
    find: findTarget,
    emit: ({ name: event }) => {
      if (event.endsWith('_missing')) showMessage('Its element is not on this page. Go to the page where it is.');
      else if (event.endsWith('_changed')) showMessage('The text of its element has changed since it was picked.');
      else if (message) showMessage('');
    },
    keep: (progress) => {
      if (progress.at === undefined || progress.at === at) return;
      at = progress.at;
      keep({ at });
      drawBar();
    },
    navigate: (url) => {
      const link = safeLink(url);
      if (link) location.assign(link);
    },
    open: () => showMessage('In the application, something else would open now.'),
    when: (trigger, then) => when(trigger, subscribe, then),
    closed: () => {
      end();
      showMessage('It is closed.');
    },
  });
  const end = () => {
    drawn?.rendered.destroy();
    drawn?.host.remove();
    drawn = undefined;
  };
  const show = (index: number) => {
    at = index;
    keep({ at });
    message = '';
    if (drawn?.rendered.show) drawn.rendered.show(at);
    else {
      end();
      const host = document.createElement('docent-widget');
      host.setAttribute('data-docent-widget', `${entityType}/${view.id}`);
      document.body.append(host);
      drawn = {
        host,
        rendered: render(host.attachShadow({ mode: 'open' }), { ...view, isExpected: true } as never, env() as never),
      };
      drawn.rendered.show?.(at);
    }
    drawBar();
  };
  const drawBar = () =>
    card.draw(
      h(
        'div',
        { class: 'steps' },
        h('span', { class: 'name', title: name }, `Draft: ${name}`),
        count > 1 && h('span', { class: 'quiet' }, `${at + 1} of ${count}`),
        count > 1 && at > 0 && button('Back', 'plain', () => show(at - 1), 'before'),
        count > 1 && at < count - 1 && button('Next', 'plain', () => show(at + 1), 'after'),
        !drawn && button('Show again', 'primary', () => show(0), 'again'),
        closeButton(stage, close),
      ),
      h('div', { class: 'note' }, message),
    );
  show(at);
}
