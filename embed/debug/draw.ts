import type { Gate } from '../../widgets/targeting/gates';
import { type Child, h } from '../kit/dom';
import { CHECK, CLOSE, icon } from '../kit/icons';
import type { Report, WidgetReport } from './report';
import type { Target } from './targets';

const WAIT = 'M12 7v5l3 2M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z';

/** The icon of a gate or target, with its meaning as the accessible name. */
function mark(passed: boolean | null, waits = false): HTMLElement {
  const look = passed ? 'passed' : waits ? 'waits' : 'held';
  const meaning = { passed: 'Passed', waits: 'Waits', held: 'Held back' }[look];
  return h(
    'span',
    { class: `mark ${look}`, role: 'img', 'aria-label': meaning },
    icon({ passed: CHECK, waits: WAIT, held: CLOSE }[look], 14),
  );
}

const code = (value: unknown): HTMLElement => h('code', {}, typeof value === 'string' ? value : JSON.stringify(value));

const part = (title: string, ...children: Child[]): HTMLElement =>
  h('section', { class: 'part' }, h('h3', {}, title), ...children);

const facts = (rows: [string, ...Child[]][]): HTMLElement =>
  h('dl', { class: 'facts' }, ...rows.flatMap(([term, ...values]) => [h('dt', {}, term), h('dd', {}, ...values)]));

function gateLine({ gate, passed, sentence, wanted, seen }: Gate): HTMLElement {
  const waits = gate === 'start' || gate === 'priority';
  return h(
    'li',
    {},
    mark(passed, waits),
    h('b', {}, gate),
    h('div', {}, sentence),
    wanted !== undefined && gate === 'rules' && h('div', { class: 'value' }, 'wanted', code(wanted)),
    seen !== undefined && h('div', { class: 'value' }, 'seen', code(seen)),
  );
}

const targetLine = ({ visible, sentence }: Target): HTMLElement =>
  h('li', {}, mark(visible), h('b', {}, 'target'), h('div', {}, sentence));

/** The sections that the person opened or closed, by key. */
export type Opened = Map<string, boolean>;

function widgetPart({ entityType, id, name, shows, sentence, gates, targets }: WidgetReport, opened: Opened) {
  const key = `${entityType}/${id}`;
  const waits = gates.every(({ gate, passed }) => passed || gate === 'start' || gate === 'priority');
  const element = h(
    'details',
    { class: 'widget', open: opened.get(key) ?? !shows },
    h('summary', { 'data-key': key }, mark(shows, waits), h('b', {}, name, h('code', {}, key)), h('i', {}, sentence)),
    h('ul', { class: 'list' }, ...gates.map(gateLine), ...targets.map(targetLine)),
  );
  element.addEventListener('toggle', () => opened.set(key, element.open));
  return element;
}

const timeOf = (iso: string): HTMLElement => h('time', { datetime: iso }, new Date(iso).toLocaleTimeString());

/** Draws a report. */
export function drawReport(
  { version, headless, consent, off, server, person, page, widgets, panels, others, events }: Report,
  opened: Opened,
) {
  const { lastAnswer, lastError } = server;
  const known = person.userId === null ? 'not identified' : person.userId;
  const proof = person.userId !== null && (person.verified ? ' (verified)' : ' (not verified)');
  return [
    part(
      'Widgets that the server offers here',
      off && h('p', { class: 'alarm' }, off),
      ...widgets.map((widget) => widgetPart(widget, opened)),
      !widgets.length && h('p', { class: 'text' }, lastAnswer || lastError ? 'None.' : 'No answer yet.'),
      panels.length > 0 && h('p', { class: 'text' }, `Open: ${panels.join(', ')}`),
    ),
    part('Other widgets', h('p', { class: 'text' }, others)),
    part(
      'Who and where',
      facts([
        ['Person', known, proof],
        ['Anonymous id', code(person.anonymousId ?? '–')],
        ['Page', code(page.url)],
        ['Browser', [page.device, page.language, page.country].filter(Boolean).join(', ')],
      ]),
    ),
    part(
      'Server',
      facts([
        ['Address', code(server.address)],
        ['Client token', code(server.clientToken)],
        [
          'Last answer',
          ...(lastAnswer ? [timeOf(lastAnswer.at), ` ${lastAnswer.path}: ${lastAnswer.status}`] : ['none']),
        ],
        ['Last error', ...(lastError ? [timeOf(lastError.at), ` ${lastError.path}: ${lastError.message}`] : ['none'])],
        ['Waiting to be sent', String(server.waiting)],
        ['Script', `version ${version}`],
        ['Consent', consent],
        ['Headless mode', headless ? 'on: the application draws widgets' : 'off'],
      ]),
    ),
    part(
      'Recent events',
      h(
        'div',
        { class: 'log', tabindex: 0, role: 'group', 'aria-label': 'Recent events' },
        h('ol', {}, ...events.map(({ at, what }) => h('li', {}, timeOf(at), what))),
      ),
    ),
  ];
}
