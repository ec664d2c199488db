import type { Page } from 'playwright/test';
import { expect, type Host, test } from './page';

// These tests style their own page, so the page has no content security policy.
test.use({ policy: '' });

/** Fills the page, and starts a tour of one step that points at `#target`. */
async function pointAt({ host, page }: { host: Host; page: Page }, html: string, step: object = {}): Promise<void> {
  await page.evaluate((text) => {
    document.querySelector('main')?.remove();
    document.body.insertAdjacentHTML('beforeend', text);
  }, html);
  const steps = [{ id: 'a', type: 'highlight', title: 'Here', domQuery: '#target', ...step }];
  await host.mount({
    type: 'tour',
    widget: { id: 1, name: 'Tour', steps, settings: { tourStart: 'immediate', timeout: 1 } },
  });
}

const card = (page: Page) => page.getByRole('dialog', { name: 'Here' });

/** How far each edge of the ring is outside of the same edge of the target; the padding is 6. */
const ringAround = (page: Page) =>
  page.evaluate(() => {
    const host = [...document.querySelectorAll('*')].find(({ shadowRoot }) => shadowRoot?.querySelector('.ring'));
    const ring = host?.shadowRoot?.querySelector('.ring')?.getBoundingClientRect();
    const target = document.querySelector('#target')?.getBoundingClientRect();
    if (!ring || !target) return undefined;
    return {
      left: Math.round(target.left - ring.left),
      top: Math.round(target.top - ring.top),
      right: Math.round(ring.right - target.right),
      bottom: Math.round(ring.bottom - target.bottom),
    };
  });

const EXACT = { left: 6, top: 6, right: 6, bottom: 6 };
const BUTTON = '<button id="target" style="width: 120px; height: 40px">Target</button>';
const isInWindow = async (page: Page) => expect(page.locator('#target')).toBeInViewport({ ratio: 1 });

test.describe('a tour scrolls to a target', () => {
  const pages: Record<string, string> = {
    'in a box that scrolls down': `<div style="height: 160px; overflow: auto"><div style="height: 900px"></div>${BUTTON}</div>`,
    'in a box that scrolls sideways': `<div style="width: 300px; overflow: auto"><div style="width: 2000px; text-align: right">${BUTTON}</div></div>`,
    'in a box in a box, both ways': `<div style="height: 300px; width: 400px; overflow: auto"><div style="height: 900px"></div>
      <div style="height: 200px; width: 300px; overflow: auto"><div style="height: 700px"></div><div style="width: 1500px; text-align: right">${BUTTON}</div></div></div>`,
    'in a box far down the page': `<div style="height: 3000px"></div><div style="height: 160px; overflow: auto"><div style="height: 900px"></div>${BUTTON}</div><div style="height: 2000px"></div>`,
    'in a box from right to left': `<div dir="rtl" style="width: 300px; overflow: auto"><div style="width: 2000px; text-align: left">${BUTTON}</div></div>`,
    'in an application that scrolls instead of the body': `<style>html, body { height: 100%; margin: 0; overflow: hidden } #app { height: 100%; overflow: auto }</style><div id="app"><div style="height: 3000px"></div>${BUTTON}<div style="height: 900px"></div></div>`,
    'below a sticky header': `<header style="position: sticky; top: 0; height: 80px; background: gray; z-index: 2147483647"></header><div style="height: 2000px"></div>${BUTTON}<div style="height: 2000px"></div>`,
  };
  for (const [name, html] of Object.entries(pages))
    test(name, async ({ host, page }) => {
      await pointAt({ host, page }, html);
      await expect(card(page)).toBeVisible();
      await isInWindow(page);
      await expect.poll(() => ringAround(page)).toEqual(EXACT);
    });
});

test.describe('the ring is exactly around a target', () => {
  const pages: Record<string, string> = {
    'in a body that is moved': `<style>body { transform: translate(18px, 24px) }</style>${BUTTON}`,
    'in a root that is moved': `<style>html { transform: translate(18px, 24px) }</style>${BUTTON}`,
    'in a body with a filter and scrolled down': `<style>body { filter: grayscale(0) }</style><div style="height: 2000px"></div>${BUTTON}<div style="height: 900px"></div>`,
    'under a zoom': `<style>#app { zoom: 1.5 }</style><div id="app">${BUTTON}</div>`,
    'from right to left': `<div dir="rtl">${BUTTON}</div>`,
    'in a header above everything': `<header style="position: fixed; inset: 0 0 auto; z-index: 2147483647">${BUTTON}</header>`,
  };
  for (const [name, html] of Object.entries(pages))
    test(name, async ({ host, page }) => {
      await pointAt({ host, page }, html);
      await expect(card(page)).toBeVisible();
      await expect.poll(() => ringAround(page)).toEqual(EXACT);
      // The card is above its target: its button can be pressed.
      await card(page).getByRole('button', { name: 'Finish' }).click();
      await expect(card(page)).toHaveCount(0);
    });
});

test.describe('a step waits until people can see its target', () => {
  const style = (rule: string) => `<style id="hides">${rule}</style>`;
  const pages: Record<string, string> = {
    'visibility: hidden': `${style('#target { visibility: hidden }')}${BUTTON}`,
    'opacity: 0 of its parent': `${style('#menu { opacity: 0 }')}<div id="menu">${BUTTON}</div>`,
    'content-visibility: hidden': `${style('#menu { content-visibility: hidden }')}<div id="menu">${BUTTON}</div>`,
    'off the canvas to the left': `${style('#menu { transform: translateX(-100%) }')}<div id="menu" style="position: fixed; top: 0; left: 0; width: 260px">${BUTTON}</div>`,
    'off the canvas to the right': `<style>html { overflow-x: hidden }</style>${style('#menu { left: 100% !important }')}<div id="menu" style="position: absolute; top: 0; left: 20px; width: 260px">${BUTTON}</div>`,
    'covered by something': `${BUTTON}<div id="cover" style="position: fixed; inset: 0; background: white"></div>${style('')}`,
    'clipped by a parent that does not scroll': `<style>#menu { overflow: hidden }</style>${style('#menu { height: 0 }')}<div id="menu">${BUTTON}</div>`,
  };
  for (const [name, html] of Object.entries(pages))
    test(name, async ({ host, page }) => {
      await pointAt({ host, page }, html);
      // The timeout has passed, and the step is still hidden.
      await expect.poll(host.events).toContain('tour_step_target_missing');
      await expect(card(page)).toBeHidden();
      await page.evaluate(() => {
        for (const id of ['hides', 'cover']) document.getElementById(id)?.remove();
      });
      await expect(card(page)).toBeVisible();
      await expect.poll(() => ringAround(page)).toEqual(EXACT);
    });
});

test('an element that covers the target later hides the step until it is removed', async ({ host, page }) => {
  await pointAt({ host, page }, BUTTON);
  await expect(card(page)).toBeVisible();
  await page.evaluate(() => {
    const cover = document.createElement('div');
    cover.id = 'cover';
    cover.setAttribute('style', 'position: fixed; inset: 0; background: white');
    document.body.append(cover);
  });
  await expect(card(page)).toBeHidden();
  await page.evaluate(() => document.getElementById('cover')?.remove());
  await expect(card(page)).toBeVisible();
});

test('a field under its own decoration is not covered', async ({ host, page }) => {
  await pointAt(
    { host, page },
    '<span style="position: relative; display: inline-block"><input id="target" style="width: 120px; height: 40px"><span style="position: absolute; inset: 0"></span></span>',
  );
  await expect(card(page)).toBeVisible();
});

test('while its target is redrawn, the card stays in its place', async ({ host, page }) => {
  await page.evaluate(() => {
    const places: string[] = [];
    Reflect.set(window, 'places', places);
    const look = () => {
      for (const { shadowRoot } of document.querySelectorAll('*')) {
        const card = shadowRoot?.querySelector('.step');
        const box = card?.getBoundingClientRect();
        if (box?.width && getComputedStyle(card as Element).opacity === '1')
          places.push(`${Math.round(box.left)} ${Math.round(box.top)}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await pointAt({ host, page }, `<div style="height: 200px"></div><div id="list">${BUTTON}</div>`);
  await expect(card(page)).toBeVisible();
  await expect.poll(() => ringAround(page)).toEqual(EXACT);
  const cardPlaces = await page.evaluate(async () => {
    const places = Reflect.get(window, 'places') as string[];
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    places.length = 0;
    const list = document.getElementById('list') as HTMLElement;
    for (let times = 0; times < 20; times += 1) {
      const html = list.innerHTML;
      list.innerHTML = '';
      // Every second time, the new element comes later.
      if (times % 2) await new Promise((done) => setTimeout(done, 60));
      list.innerHTML = html;
      await new Promise((done) => setTimeout(done, 120));
    }
    return [...new Set(places)];
  });
  expect(cardPlaces).toHaveLength(1);
});

test('the ring is on its first target from its first frame on', async ({ host, page }) => {
  await page.evaluate(() => {
    const places: string[] = [];
    Reflect.set(window, 'places', places);
    const look = () => {
      for (const { shadowRoot } of document.querySelectorAll('*')) {
        const box = shadowRoot?.querySelector('.ring')?.getBoundingClientRect();
        if (box?.width) places.push(`${Math.round(box.left)} ${Math.round(box.top)}`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await pointAt({ host, page }, `<div style="padding: 180px 260px">${BUTTON}</div>`);
  await expect(card(page)).toBeVisible();
  await expect.poll(() => ringAround(page)).toEqual(EXACT);
  const places = await page.evaluate(() => [...new Set(Reflect.get(window, 'places') as string[])]);
  expect(places).toHaveLength(1);
});

test('waiting costs a busy page next to nothing', async ({ host, page }) => {
  const html = Array.from({ length: 3_000 }, (_, at) => `<i class="n${at}">.</i>`).join('');
  await pointAt({ host, page }, `<div id="busy">${html}</div>`, { domQuery: '#never' });
  const { searches, elapsedMs } = await page.evaluate(async () => {
    const startedAt = performance.now();
    let count = 0;
    const query = document.querySelector.bind(document);
    document.querySelector = ((selector: string) => {
      count += Number(selector === '#never');
      return query(selector);
    }) as typeof document.querySelector;
    const nodes = [...document.querySelectorAll('#busy i')];
    for (let times = 0; times < 40; times += 1) {
      for (const node of nodes) node.className = `n${times}`;
      nodes[0]?.replaceChildren(String(times));
      await new Promise((done) => setTimeout(done, 25));
    }
    return { searches: count, elapsedMs: performance.now() - startedAt };
  });
  // About four per second, however often the page changes, on a slow machine too.
  expect(searches).toBeGreaterThan(0);
  expect(searches).toBeLessThan(5 + elapsedMs / 250);
});

test('a search that takes long is made less often', async ({ host, page }) => {
  await pointAt({ host, page }, '<div id="busy"></div>', { domQuery: '#never' });
  const searches = await page.evaluate(async () => {
    let count = 0;
    const query = document.querySelector.bind(document);
    document.querySelector = ((selector: string) => {
      const until = performance.now() + 25;
      count += Number(selector === '#never');
      while (selector === '#never' && performance.now() < until);
      return query(selector);
    }) as typeof document.querySelector;
    const until = performance.now() + 3_000;
    while (performance.now() < until) {
      document.querySelector('#busy')?.replaceChildren(String(count));
      await new Promise((done) => setTimeout(done, 25));
    }
    return count;
  });
  // At four per second, it would be about twelve. After two slow searches, there is only one every two seconds.
  expect(searches).toBeGreaterThan(0);
  expect(searches).toBeLessThan(6);
});
