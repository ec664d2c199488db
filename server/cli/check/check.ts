import type { Page } from 'playwright';
import type { Target } from '../../../widgets/definition';
import { widgetTypes } from '../../../widgets/types';
import type { Answer } from '../commands';
import { lookFor, openBrowser, seenOn } from './browser';
import { type LiveWidget, readLiveWidgets, type Source } from './live-widgets';
import { belongsOn, isOn, pagesFor } from './pages';

export type CheckOptions = Source & {
  url: URL;
  page: string[];
  timeout: number;
  /** What a browser kept that was signed in, as Playwright saves it. */
  storageState?: string;
};

/** `later`: something has to be done on the page first. `unchecked`: no page that was opened is one of its widget's. */
type State = 'found' | 'missing' | 'later' | 'unchecked';
type Outcome = { widget: LiveWidget; target: Target; state: State; pages: string[] };

/** What one page has, of the widgets that belong there. */
async function visit(page: Page, outcomes: Outcome[], seconds: number): Promise<void> {
  const url = page.url();
  const conditions = outcomes.flatMap(({ widget }) =>
    widget.rules.flatMap(({ type, value }) => (type === 'element' && typeof value === 'string' ? [value] : [])),
  );
  const of = (seen: ReadonlySet<string>) => ({
    now: new Date(),
    url,
    device: 'desktop',
    language: 'en',
    hasElement: (selector: string) => seen.has(selector),
  });
  const met = conditions.length ? await lookFor(page, [...new Set(conditions)], seconds / 2) : new Set<string>();
  const here = outcomes.filter(
    ({ widget, target, state }) =>
      state !== 'found' && state !== 'later' && isOn(target.page, url) && belongsOn(widget, of(met)),
  );
  const seen = await lookFor(page, [...new Set(here.map(({ target }) => target.selector))], seconds);
  for (const outcome of here) {
    outcome.pages.push(url);
    outcome.state = seen.has(outcome.target.selector) ? 'found' : 'missing';
  }
  // What comes only after something was done may be there all the same.
  const later = outcomes.filter(({ state }) => state === 'later');
  const early = await seenOn(
    page,
    later.map(({ target }) => target.selector),
  ).catch(() => new Set<string>());
  for (const outcome of later) if (early.has(outcome.target.selector)) outcome.state = 'found';
}

const WHY: Record<State, string> = {
  found: 'is there',
  missing: 'is missing',
  later: 'comes only after something was done on the page',
  unchecked: 'was not looked for: no page that was opened is one of its widget’s',
};

const lineOf = ({ widget: { type, id, name }, target, state, pages }: Outcome): string => {
  const label = Object.values(widgetTypes).find(({ entityType }) => entityType === type)?.label ?? type;
  const where = state === 'missing' ? ` on ${pages.join(', ')}` : '';
  return `${state === 'missing' ? '✗' : '-'} ${label} ${id}, ${name}: ${target.path} ${WHY[state]}${where}\n    ${target.selector}`;
};

/** What turns the script off in a browser, as people can themselves. */
const OFF = "try { localStorage.setItem('docent_disabled', '1') } catch {}";

/**
 * Opens the application's pages in a browser and searches them for the elements that live widgets name.
 * @returns an answer whose exit code is 1 when any is missing
 * @throws SettingsError without a browser, or without Docent
 */
export async function check({ url, page: given, timeout, storageState, ...source }: CheckOptions): Promise<Answer> {
  const widgets = await readLiveWidgets(source);
  const outcomes: Outcome[] = widgets.flatMap((widget) =>
    widget.targets.map((target) => ({ widget, target, state: target.isLater ? 'later' : 'unchecked', pages: [] })),
  );
  const pages = pagesFor(url, given, widgets);
  const failed: string[] = [];
  const browser = await openBrowser();
  try {
    const context = await browser.newContext(storageState ? { storageState } : {});
    // A check is no visit: nothing is shown, and nothing counted.
    await context.addInitScript(OFF);
    for (const address of outcomes.length ? pages : []) {
      const page = await context.newPage();
      const answer = await page.goto(address, { waitUntil: 'load' }).catch(() => null);
      if (answer) await visit(page, outcomes, timeout);
      else failed.push(address);
      await page.close();
    }
  } finally {
    await browser.close();
  }
  const missing = outcomes.filter(({ state }) => state === 'missing');
  const untold = outcomes.filter(({ state }) => state === 'later' || state === 'unchecked');
  const sum = missing.length
    ? `${missing.length} of ${outcomes.length} elements are missing.`
    : `${outcomes.length - untold.length} of ${outcomes.length} elements are there, none is missing.`;
  const unopened = failed.map((address) => `✗ ${address} could not be opened.`);
  return {
    json: {
      missing: missing.length,
      pages,
      failed,
      targets: outcomes.map(({ widget: { type, id, name, dashboardUrl }, target, state, pages: on }) => ({
        widget: { entityType: type, id, name, dashboardUrl },
        path: target.path,
        selector: target.selector,
        state,
        pages: on,
      })),
    },
    text: [...unopened, ...[...missing, ...untold].map(lineOf), sum].join('\n'),
    code: missing.length || failed.length ? 1 : 0,
  };
}
