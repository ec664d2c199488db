import type { Page } from 'playwright/test';
import { widgetTypes } from '../../widgets/contract/types';
import { definitions } from '../../widgets/generated/definitions';
import { usually } from '../support/before-release';
import { hostOf } from '../support/host';
import { expect, test } from '../support/test';

/** Records what is active in the page: listeners outside of widgets, timers, animation frames and observers. */
const watchResources = (page: Page) =>
  page.addInitScript(() => {
    const held = new Map<string, string>();
    Object.assign(window, { held });
    let last = 0;
    const ids = new WeakMap<object, number>();
    const idOf = (one: object) => {
      if (!ids.has(one)) ids.set(one, ++last);
      return ids.get(one);
    };
    const isOutside = (target: EventTarget) =>
      target === window ||
      target === document ||
      target === document.documentElement ||
      target === document.body ||
      target instanceof MediaQueryList ||
      (target instanceof Element && target.matches('main, main *')) ||
      // Listeners on an abort signal are garbage-collected with it.
      !(target instanceof Node || target instanceof AbortSignal);
    const isCapture = (options: unknown) =>
      (typeof options === 'object' ? Reflect.get(options ?? {}, 'capture') : options) === true;
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    const keyOf = (target: EventTarget, name: string, listener: object, options: unknown) =>
      `${name} ${idOf(target)} ${idOf(listener)} ${isCapture(options)}`;
    EventTarget.prototype.addEventListener = function (this: EventTarget, name: string, listener, options) {
      const target = this ?? window;
      if (listener && isOutside(target)) {
        const key = keyOf(target, name, listener, options);
        held.set(key, `listener ${name}`);
        const signal = typeof options === 'object' ? options?.signal : undefined;
        if (signal) add.call(signal, 'abort', () => held.delete(key));
      }
      return add.call(target, name, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (this: EventTarget, name: string, listener, options) {
      const target = this ?? window;
      if (listener) held.delete(keyOf(target, name, listener, options));
      return remove.call(target, name, listener, options);
    };
    const timers: [string, string][] = [
      ['setTimeout', 'clearTimeout'],
      ['setInterval', 'clearInterval'],
      ['requestAnimationFrame', 'cancelAnimationFrame'],
    ];
    for (const [start, stop] of timers) {
      const [begin, end] = [Reflect.get(window, start), Reflect.get(window, stop)];
      Reflect.set(window, start, (run: (...args: unknown[]) => void, ...rest: unknown[]) => {
        const id = begin(
          (...args: unknown[]) => {
            if (start !== 'setInterval') held.delete(`${stop} ${id}`);
            run(...args);
          },
          ...rest,
        );
        held.set(`${stop} ${id}`, `${start} ${run}`.slice(0, 120));
        return id;
      });
      Reflect.set(window, stop, (id: unknown) => {
        held.delete(`${stop} ${id}`);
        end(id);
      });
    }
    for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver']) {
      const { observe, disconnect } = Reflect.get(window, name).prototype;
      Reflect.get(window, name).prototype.observe = function (...args: unknown[]) {
        held.set(`${name} ${idOf(this)}`, name);
        return observe.apply(this, args);
      };
      Reflect.get(window, name).prototype.disconnect = function () {
        held.delete(`${name} ${idOf(this)}`);
        return disconnect.call(this);
      };
    }
  });

const heldIn = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'held').values()].sort());

/** A type that follows an element, and one with a form. */
const USUAL = ['tour', 'microSurvey'];

for (const [entityType, { path }] of Object.entries(widgetTypes))
  test(
    `leaves nothing behind: ${entityType}`,
    usually(USUAL.includes(entityType)),
    async ({ page, company, request }) => {
      await watchResources(page);
      const host = hostOf({ page, company, request });
      const { example } = definitions[entityType as keyof typeof definitions];
      const body = JSON.parse(JSON.stringify(example).replace(/"(domQuery|cssSelector)":"[^"]*"/g, '"$1":"#target"'));
      await page.route(/\/js\/main\.js/, (route) => route.abort());
      await host.visit();
      const before = await heldIn(page);
      await page.unroute(/\/js\/main\.js/);
      const id = await host.live(path, { ...body, active: true, targeting: { showOnAllPages: true } });
      await host.visit();
      const widget = host.widget(entityType, id);
      await expect(widget).toBeAttached();
      for (const launcher of await widget.locator('.launcher, .mark').all()) await launcher.click();
      await expect(widget.locator('.card')).toBeVisible();
      expect((await heldIn(page)).length).toBeGreaterThan(before.length);
      await host.call('shutdown');
      await expect(page.locator('docent-widget')).toHaveCount(0);
      await expect.poll(() => heldIn(page)).toEqual(before);
    },
  );
