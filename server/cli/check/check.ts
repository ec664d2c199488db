import type { Page } from 'playwright';
import type { TargetResult } from '../../../embed/check/look';
import type { Target } from '../../../widgets/contract/definition';
import { widgetTypes } from '../../../widgets/contract/types';
import type { Answer } from '../commands';
import { findTargetsOn, lookFor, openBrowser } from './browser';
import { type LiveWidget, readLiveWidgets, type Source } from './live-widgets';
import { belongsOn, isOn, pagesFor } from './pages';

export type CheckOptions = Source & {
  url: URL;
  page: string[];
  timeout: number;
  /** A file with the Playwright storage state of a signed-in browser. */
  storageState?: string;
};

/**
 * `changed`: the element differs from when it was picked. `later`: it appears only after an action on the page. `unchecked`: no opened page
 * is a page of its widget.
 */
type State = 'found' | 'changed' | 'missing' | 'later' | 'unchecked';
type Outcome = { widget: LiveWidget; target: Target; state: State; pages: string[]; change?: TargetResult['change'] };

/** Checks the elements of widgets on one page. */
async function visit(page: Page, outcomes: Outcome[], seconds: number): Promise<void> {
  const url = page.url();
  const conditions = outcomes.flatMap(({ widget }) =>
    widget.rules.flatMap(({ type, value }) => (type === 'element' && typeof value === 'string' ? [value] : [])),
  );
  const factsWith = (seen: ReadonlySet<string>) => ({
    now: new Date(),
    url,
    device: 'desktop',
    language: 'en',
    hasElement: (selector: string) => seen.has(selector),
  });
  const asked = [...new Set(conditions)].map((selector) => ({ selector }));
  const answers = asked.length ? await lookFor(page, asked, seconds / 2) : [];
  const met = new Set(asked.filter((_, index) => answers[index]?.isThere).map(({ selector }) => selector));
  const here = outcomes.filter(
    ({ widget, target, state }) =>
      state !== 'found' && state !== 'later' && isOn(target.page, url) && belongsOn(widget, factsWith(met)),
  );
  const seen = await lookFor(
    page,
    here.map(({ target }) => target),
    seconds,
  );
  for (const [index, outcome] of here.entries()) {
    const { isThere, change } = seen[index] ?? { isThere: false };
    outcome.pages.push(url);
    outcome.state = change ? 'changed' : isThere ? 'found' : 'missing';
    outcome.change = change;
  }
  // Elements that appear only after an action may be there already.
  const later = outcomes.filter(({ state }) => state === 'later');
  const early = await findTargetsOn(
    page,
    later.map(({ target }) => target),
  ).catch((): TargetResult[] => []);
  for (const [index, outcome] of later.entries()) {
    const { isThere, change } = early[index] ?? { isThere: false };
    if (isThere) outcome.state = change ? 'changed' : 'found';
    outcome.change = change;
  }
}

const WHY: Record<State, string> = {
  found: 'is there',
  changed: 'differs from when it was picked',
  missing: 'is missing',
  later: 'appears only after an action on the page',
  unchecked: 'was not checked: no opened page is a page of its widget',
};

const isWrong = ({ state }: Outcome): boolean => state === 'missing' || state === 'changed';

const lineOf = (outcome: Outcome): string => {
  const { target, state, pages, change } = outcome;
  const { type, id, name } = outcome.widget;
  const label = Object.values(widgetTypes).find(({ entityType }) => entityType === type)?.label ?? type;
  const where = isWrong(outcome) && pages.length ? ` on ${pages.join(', ')}` : '';
  const how = change ? `\n    it was ${change.expected}, and is ${change.found}` : '';
  return `${isWrong(outcome) ? '✗' : '-'} ${label} ${id}, ${name}: ${target.path} ${WHY[state]}${where}\n    ${target.selector}${how}`;
};

/** Disables the browser script, as people can in their browser. */
const OFF = "try { localStorage.setItem('docent_disabled', '1') } catch {}";

/**
 * Opens the application's pages in a browser and searches them for the elements that live widgets name.
 * @returns an answer whose exit code is 1 when any is missing or changed
 * @throws SettingsError if no browser can be opened, or if a request to Docent fails
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
    // A check must not show widgets or count events.
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
  const changed = outcomes.filter(({ state }) => state === 'changed');
  const unresolved = outcomes.filter(({ state }) => state === 'later' || state === 'unchecked');
  const sum = [
    missing.length
      ? `${missing.length} of ${outcomes.length} elements are missing.`
      : `${outcomes.length - unresolved.length} of ${outcomes.length} elements are there, none is missing.`,
    ...(changed.length ? [`${changed.length} differ from when they were picked.`] : []),
  ].join(' ');
  const unopened = failed.map((address) => `✗ ${address} could not be opened.`);
  return {
    json: {
      missing: missing.length,
      changed: changed.length,
      pages,
      failed,
      targets: outcomes.map(({ widget: { type, id, name, dashboardUrl }, target, state, pages: on, change }) => ({
        widget: { entityType: type, id, name, dashboardUrl },
        path: target.path,
        selector: target.selector,
        state,
        pages: on,
        ...(change ? { change } : {}),
      })),
    },
    text: [...unopened, ...[...missing, ...changed, ...unresolved].map(lineOf), sum].join('\n'),
    code: missing.length || changed.length || failed.length ? 1 : 0,
  };
}
