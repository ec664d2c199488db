import { expect, type Locator, type Page } from 'playwright/test';

const MAX_STOPS = 120;

/** Whether the focus is visible: as an outline, or as a border, shadow or background that is different without the focus. */
async function showsFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    // Finishes transitions, so that colors have their final values.
    const settle = () => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    };
    const parts = (of: Element) => {
      const { outlineStyle, outlineWidth, borderColor, boxShadow, backgroundColor } = getComputedStyle(of);
      return {
        outline: outlineStyle !== 'none' && outlineWidth !== '0px',
        drawn: [borderColor, boxShadow, backgroundColor],
      };
    };
    const around = [element, element.parentElement, element.closest('label'), element.closest('[data-field]')].filter(
      (one): one is Element => one !== null,
    );
    // In a field with several parts, an ancestor a few levels up has the border.
    let box = element.matches('input, textarea, [contenteditable]') ? element.parentElement : null;
    for (let level = 0; box && level < 4; level += 1, box = box.parentElement) around.push(box);
    settle();
    const focused = around.map(parts);
    if (focused.some(({ outline }) => outline)) return true;
    (element as HTMLElement).blur();
    settle();
    const plain = around.map(parts);
    (element as HTMLElement).focus();
    return JSON.stringify(focused) !== JSON.stringify(plain);
  });
}

/** Presses Tab until the control has the focus, like people without a mouse, and expects the focus to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await showsFocus(target), `the focus is visible on ${target}`).toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${target}.`);
}

/** Reaches a control and uses it. */
export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Reaches a field and writes over what is in it. */
export async function write(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Opens a menu and chooses an item of it with the arrow keys. */
export async function choose(page: Page, menu: Locator, item: Locator): Promise<void> {
  await press(page, menu);
  await expect(item).toBeVisible();
  for (let stop = 0; stop < 16; stop += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrow keys never reached ${item}.`);
}
