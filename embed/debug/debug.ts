import { createCard } from '../kit/card';
import { button, closeButton } from '../kit/controls';
import { h, redraw } from '../kit/dom';
import { createStage } from '../kit/stage';
import { toolEnv } from '../kit/tool-env';
import { loadSemantics } from '../script/find';
import type { State } from '../script/runtime';
import { DEBUG_STYLES } from './debug-styles';
import { drawReport, type Opened } from './draw';
import { type Installation, type Report, reportOf } from './report';

const REFRESH_MS = 1_000;
const NAME = 'Docent debug panel';

let open: { host: HTMLElement; show: () => void } | undefined;

/** Opens the panel, which stays up to date until it is closed. */
function openPanel({ nonce }: Installation, read: () => Report): void {
  if (open?.host.isConnected) {
    open.show();
    return;
  }
  const host = document.createElement('docent-widget');
  host.setAttribute('data-docent-widget', 'debug');
  document.body.append(host);
  const root = host.attachShadow({ mode: 'open' });
  const close = () => {
    clearInterval(timer);
    stage.destroy();
    host.remove();
  };
  const stage = createStage(root, DEBUG_STYLES, toolEnv(nonce, close));
  const card = createCard(stage, NAME, { look: 'debug', role: 'region', onEscape: close });
  const content = h('div');
  const copy = button(
    'Copy as JSON',
    'plain',
    () =>
      void navigator.clipboard.writeText(JSON.stringify(read(), null, 2)).then(
        () => stage.announce('Copied'),
        () => stage.announce('The browser did not allow the copy'),
      ),
    'copy',
  );
  const title = h('h2', { class: 'title' }, 'Docent');
  card.draw(h('div', { class: 'head' }, title, copy, closeButton(stage, close)), content);

  const opened: Opened = new Map();
  let drawn = '';
  const show = () => {
    if (!host.isConnected) return close();
    const report = read();
    // Without a change, nothing is redrawn: text stays selected, and screen readers are not interrupted.
    const text = JSON.stringify(report);
    if (text === drawn) return;
    drawn = text;
    redraw(content, ...drawReport(report, opened));
  };
  const timer = setInterval(show, REFRESH_MS);
  show();
  open = { host, show };
}

/**
 * Opens the debug panel.
 * @param report reads the state of the script; undefined if the script is disabled or waits for consent
 * @param waits true while the script waits for consent
 * @returns what the panel shows
 */
export async function debug(place: Installation, report: (() => State) | undefined, waits = false): Promise<Report> {
  const { version = '' } = (window as { Docent?: { version?: string } }).Docent ?? {};
  // Selectors by role or text need this module. If it does not load, the report lists their elements as missing.
  await loadSemantics(() => import('../kit/semantics'), JSON.stringify(report?.().answer?.widgets ?? [])).catch(
    () => {},
  );
  const read = () => reportOf(place, version, report?.(), waits);
  openPanel(place, read);
  return read();
}
